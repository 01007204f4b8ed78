// The Cliché Zombie Game, as the shell uses it.

import type { GameModule } from '../module';
import Board from './Board.svelte';
import HandStrip from './HandStrip.svelte';
import Sheets from './Sheets.svelte';
import { briefing } from './briefing';
import { asks, escaped, goals, hud, seats } from './edge';
import { forced, intentions } from './intentions';
import { placeName, plan } from './shared';
import { beat } from './story';
import { tale } from './tale';
import { describe, effect, headline, isNotable } from './words';

export const cliche: GameModule = {
  id: 'cliche',
  Board,
  briefing,
  escaped,
  hud,
  asks,
  seats,
  goals,
  placeName,
  plan,
  Hand: HandStrip,
  isHandSolid: false,
  Sheets,
  intentions,
  forced,
  describe,
  headline,
  tale,
  beat,
  effect,
  isNotable,
};
