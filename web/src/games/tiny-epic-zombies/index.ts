// Tiny Epic Zombies, as the shell uses it.

import type { GameModule } from '../module';
import Board from './Board.svelte';
import HandStrip from './HandStrip.svelte';
import Panel from './Panel.svelte';
import Sheets from './Sheets.svelte';
import { briefing } from './briefing';
import { asks, goals, hud, isHandVital, seats } from './edge';
import { beat, isSurprise } from './happenings';
import { forced, intentions } from './intentions';
import { hasPanel } from './panels';
import { placeCard } from './places';
import { placeName, plan, voice } from './shared';
import { tale } from './tale';
import { toldLine } from './told.svelte';
import { describe, effect, headline, isNotable } from './words';

export const tinyEpicZombies: GameModule = {
  id: 'tiny-epic-zombies',
  Board,
  briefing,
  hud,
  asks,
  seats,
  goals,
  placeName,
  plan,
  placeCard,
  Panel,
  hasPanel,
  Hand: HandStrip,
  isHandVital,
  Sheets,
  intentions,
  forced,
  describe,
  voice,
  headline,
  beat,
  isSurprise,
  telling: toldLine,
  effect,
  isNotable,
  tale,
};
