//! The list of sounds, how loud each is, and their making from a seed.

use crate::canvas::Canvas;
use crate::maths::from_db;
use crate::noise::Noise;
use crate::voices::{bed, endings, hands, throat, tune, violence, warning};

/// A sound that can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A stage of the music bed, from 0 to 5: a loop.
    Bed(u8),
    /// A growl, by voice from 0 to 3.
    Growl(u8),
    /// Siren number 1 to 4, with as many wails.
    Siren(u8),
    /// The last ten seconds.
    Countdown,
    /// One of the dead, far away.
    Distant,
    Horde,
    Shot,
    Blast,
    Hit,
    Kill,
    Bite,
    Fall,
    Search,
    Door,
    Step,
    Dice,
    Card,
    Clatter,
    Chime,
    Engine,
    Win,
    Lose,
    Refuse,
    /// The music of a game without a soundtrack, from 0 to 2: a loop.
    Tune(u8),
}

/// Every sound with its name and its loudness in decibels below full scale.
pub const ALL: [(&str, Sound, i8); 37] = [
    ("bed-1", Sound::Bed(0), -31),
    ("bed-2", Sound::Bed(1), -30),
    ("bed-3", Sound::Bed(2), -29),
    ("bed-4", Sound::Bed(3), -28),
    ("bed-5", Sound::Bed(4), -27),
    ("bed-6", Sound::Bed(5), -26),
    ("growl-1", Sound::Growl(0), -16),
    ("growl-2", Sound::Growl(1), -16),
    ("growl-3", Sound::Growl(2), -16),
    ("growl-4", Sound::Growl(3), -16),
    ("siren-1", Sound::Siren(1), -16),
    ("siren-2", Sound::Siren(2), -16),
    ("siren-3", Sound::Siren(3), -16),
    ("siren-4", Sound::Siren(4), -16),
    ("countdown", Sound::Countdown, -20),
    ("distant", Sound::Distant, -30),
    ("horde", Sound::Horde, -15),
    ("shot", Sound::Shot, -14),
    ("blast", Sound::Blast, -13),
    ("hit", Sound::Hit, -16),
    ("kill", Sound::Kill, -16),
    ("bite", Sound::Bite, -15),
    ("fall", Sound::Fall, -17),
    ("search", Sound::Search, -20),
    ("door", Sound::Door, -18),
    ("step", Sound::Step, -22),
    ("dice", Sound::Dice, -20),
    ("card", Sound::Card, -22),
    ("clatter", Sound::Clatter, -19),
    ("chime", Sound::Chime, -18),
    ("engine", Sound::Engine, -16),
    ("win", Sound::Win, -16),
    ("lose", Sound::Lose, -16),
    ("refuse", Sound::Refuse, -21),
    ("tune-cliche", Sound::Tune(0), -33),
    ("tune-tiny-epic-zombies", Sound::Tune(1), -33),
    ("tune-zombie-mall", Sound::Tune(2), -33),
];

/// Raised whenever a clip sounds different: browsers keep clips for good. A test compares what is made.
pub const VERSION: u32 = 1;
/// The seed of the clips that browsers are given.
pub const SEED: u64 = 15;
/// Samples a second of those clips.
pub const CLIP_RATE: u32 = 22_050;

/// Length of a loop of the music bed.
pub const LOOP_MS: u32 = 15_000;
/// Where the stages of the music begin; siren times are among them, and each is a whole number of loops long.
pub const STAGE_BEGINS_MS: [u32; 6] = [0, 210_000, 420_000, 600_000, 720_000, 840_000];
/// How much of a loop a clip repeats before its beginning and after its end, so that nobody hears the seam of a
/// browser that changes the sampling rate.
pub const BED_PAD_MS: u32 = 250;

impl Sound {
    /// The sound with this name.
    pub fn by_name(name: &str) -> Option<Self> {
        ALL.iter()
            .find(|entry| entry.0 == name)
            .map(|entry| entry.1)
    }

    /// How loud it is, as a factor.
    fn level(self) -> f64 {
        let entry = ALL.iter().find(|entry| entry.1 == self);
        from_db(f64::from(entry.expect("every sound is listed").2))
    }

    /// The highest a single sample may be: what sounds together in a soundtrack must not pass full scale.
    fn ceiling(self) -> f64 {
        match self {
            Self::Bed(_) | Self::Tune(_) => 0.22,
            Self::Distant => 0.06,
            Self::Siren(_) | Self::Countdown => 0.31,
            Self::Growl(_) => 0.4,
            _ => 0.85,
        }
    }
}

/// A sound as samples between -1 and 1, `rate` of them a second. A stage of the bed is exactly one loop.
pub fn clip(sound: Sound, rate: u32, seed: u64) -> Vec<f32> {
    let mut canvas = draw(sound, rate, seed);
    canvas.without_rumble();
    canvas.level(sound.level(), sound.ceiling());
    // Bending peaks moves the middle a little; what lies below hearing goes again.
    canvas.without_rumble();
    canvas.below(sound.ceiling());
    if !canvas.is_ring {
        canvas.fade_out(0.03);
    }
    canvas.samples.iter().map(|&x| x as f32).collect()
}

fn draw(sound: Sound, rate: u32, seed: u64) -> Canvas {
    let purpose = ALL.iter().position(|entry| entry.1 == sound).unwrap_or(0);
    let noise = &mut Noise::new(seed, purpose as u64);
    match sound {
        Sound::Bed(stage) => bed::bed(rate, stage, seed),
        Sound::Growl(voice) => throat::growl(rate, voice, noise),
        Sound::Siren(number) => warning::siren(rate, number, noise),
        Sound::Countdown => warning::countdown(rate),
        Sound::Distant => throat::distant(rate, noise),
        Sound::Horde => throat::horde(rate, noise),
        Sound::Shot => violence::shot(rate, noise),
        Sound::Blast => violence::blast(rate, noise),
        Sound::Hit => violence::hit(rate, noise),
        Sound::Kill => violence::kill(rate, noise),
        Sound::Bite => violence::bite(rate, noise),
        Sound::Fall => violence::fall(rate, noise),
        Sound::Search => hands::search(rate, noise),
        Sound::Door => hands::door(rate, noise),
        Sound::Step => hands::step(rate, noise),
        Sound::Dice => hands::dice(rate, noise),
        Sound::Card => hands::card(rate, noise),
        Sound::Clatter => hands::clatter(rate, noise),
        Sound::Chime => warning::chime(rate),
        Sound::Engine => endings::engine(rate, noise),
        Sound::Win => endings::win(rate, noise),
        Sound::Lose => endings::lose(rate, noise),
        Sound::Refuse => hands::refuse(rate),
        Sound::Tune(number) => tune::tune(rate, number, noise),
    }
}
