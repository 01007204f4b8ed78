// Zombie Mall, as the shell uses it.

import type { GameModule } from '../module';
import Board from './Board.svelte';
import HandStrip from './HandStrip.svelte';
import Panel from './Panel.svelte';
import Sheets from './Sheets.svelte';
import { briefing } from './briefing';
import { asks, escaped, goals, hud, seats } from './edge';
import { forced, intentions } from './intentions';
import { hasPanel } from './panels';
import { placeCard } from './places';
import { lookedAt, placeName, plan, voice } from './shared';
import { tale } from './tale';
import { describe, effect, headline, isNotable } from './words';

export const zombieMall: GameModule = {
  id: 'zombie-mall',
  Board,
  briefing,
  escaped,
  hud,
  seats,
  goals,
  placeCard,
  placeName,
  lookedAt,
  plan,
  Panel,
  hasPanel,
  Hand: HandStrip,
  Sheets,
  forced,
  asks,
  intentions,
  describe,
  headline,
  effect,
  voice,
  isNotable,
  tale,
};
