//! The Cliché Zombie Game.
