// Zombies 15', as the shell uses it.

import type { Ask } from '../../protocol/zombies15/Ask';
import type { GameModule } from '../module';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Sheets from './Sheets.svelte';
import Tips from './Tips.svelte';
import { briefing } from './briefing';
import { asks, goals, hud, seats } from './edge';
import { beat, isSurprise } from './flares';
import { intentions } from './intentions';
import { soundtrack } from './music';
import { hasPanel } from './panels';
import { opens, placeCard } from './places';
import { chapter, sequel } from './sequel';
import { pauseVotes, placeName, plan } from './shared';
import { tale } from './tale';
import { describe, effect, headline, isNotable } from './words';

export const zombies15: GameModule = {
  id: 'zombies15',
  Board,
  briefing,
  hud,
  seats,
  goals,
  placeCard,
  placeName,
  plan,
  opens,
  Panel,
  hasPanel,
  Hand: Tips,
  Sheets,
  beat,
  isSurprise,
  isIdle: ({ ask }) => (ask as Ask).type === 'pause',
  asks,
  intentions,
  describe,
  headline,
  effect,
  pauseVotes,
  soundtrack,
  isNotable,
  sequel,
  tale,
  chapter,
};
