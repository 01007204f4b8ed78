// What stands on the edge of the stage: what is left to walk with, everybody's stat card, and the way out.

import { GLYPHS } from '../../stage/glyphs';
import type { Seat } from '../../protocol/Seat';
import { seatName, t } from '../../text/fluent';
import type { Asked, Fact, Goal, Hud, Play, SeatCard } from '../module';
import { ART } from './art';
import { askOf, keyNumber, type MallPlay, nZombies, placeOf } from './model';
import { needsOf } from './needs';
import { personOf } from '../../stage/people';
import type { PlayerView } from './types';

export function hud(shell: Play): Hud {
  const { view } = shell as MallPlay;
  const { turn } = view;
  const walks = turn.phase >= 4 && turn.phase <= 5;
  const facts: readonly Fact[] = [
    ...(walks
      ? [
          {
            id: 'mp',
            icon: GLYPHS.boot,
            value: String(turn.mp),
            label: t('zm-hud-mp', { n: turn.mp }),
            big: true,
          },
        ]
      : []),
    {
      id: 'zombies',
      icon: GLYPHS.head,
      value: String(nZombies(view)),
      label: t('zm-zombies', { n: nZombies(view) }),
      tone: 'zombie',
    },
    {
      id: 'loot',
      icon: GLYPHS.crate,
      value: String(view.loot.length),
      label: t('zm-hud-loot', { n: view.loot.length }),
    },
    {
      id: 'round',
      icon: null,
      value: t('zm-round', { n: view.round }),
      label: t('zm-round', { n: view.round }),
      tone: 'soft',
    },
  ];
  // Where there is something to walk with, there is no room for the round.
  return { facts: turn.phase === 0 || walks ? facts.slice(0, -1) : facts };
}

/** Walking is asked in a line, and every question says which phase it is. */
export function asks(shell: Play): Asked {
  const play = shell as MallPlay;
  const { turn } = play.view;
  if (turn.phase === 0) return {};
  return {
    part: t('zm-hud-phase', { n: turn.phase, name: t(`zm-phase-${turn.phase}`) }),
    ...words(askOf(play), turn.mp),
  };
}

function words(ask: ReturnType<typeof askOf>, mp: number): Asked {
  if (ask === 'moving') return { words: t('zm-asks-walk', { n: mp }) };
  return ask === 'fight' || ask === 'lost' ? { words: t(`zm-asks-${ask}`) } : {};
}

export function seats(shell: Play): readonly SeatCard[] {
  const play = shell as MallPlay;
  return play.view.players.map((player) => card(play, player));
}

function card(play: MallPlay, player: PlayerView): SeatCard {
  const fact = (
    id: string,
    icon: string,
    n: number | string,
    label: string,
    tone: Fact['tone'] = 'plain',
  ): Fact => ({
    id,
    icon,
    value: String(n),
    label,
    tone,
  });
  const keys = player.hand.map(keyNumber).filter((number) => number !== null);
  const at = placeOf(player);
  const alarm =
    player.status !== 'on_map'
      ? t(`zm-status-${player.status}`)
      : player.adjacent > 0
        ? t('zm-adjacent', { n: player.adjacent })
        : undefined;
  return {
    id: String(player.seat),
    seat: player.seat,
    name: seatName(player.seat, play.names),
    figure: personOf(player.seat),
    isOwn: player.seat === play.seat,
    isOn: player.seat === play.view.turn.seat && play.outcome === null,
    isOut: player.status === 'dead' || player.status === 'rescued',
    side: 'human',
    facts: [
      fact('bandages', GLYPHS.bandage, player.bandages, t('zm-hud-bandages', { n: player.bandages })),
      fact('adrenaline', GLYPHS.needle, player.adrenaline, t('zm-hud-adrenaline', { n: player.adrenaline })),
      ...(player.bites > 0
        ? [fact('bites', ART.bite, player.bites, t('zm-hud-bites', { n: player.bites }), 'danger')]
        : []),
      fact('kills', ART.kills, player.kills, t('zm-hud-kills', { n: player.kills })),
      fact('cards', GLYPHS.card, player.n_cards, t('zm-hud-cards', { n: player.n_cards })),
      ...keys.map((number) =>
        fact(`key ${number}`, ART.key, `#${number}`, t('zm-hud-key', { n: number }), 'good'),
      ),
      { id: 'vp', icon: null, value: t('zm-vp', { n: player.vp }), label: t('zm-vp', { n: player.vp }) },
    ],
    ...(alarm === undefined ? {} : { alarm }),
    ...(at === null ? {} : { place: at }),
  };
}

export function goals(shell: Play): readonly Goal[] {
  const play = shell as MallPlay;
  return needsOf(play).map((need, i) => ({
    id: String(i),
    icon: ART[need.art],
    text: need.what,
    have: need.state === 'done' ? 1 : 0,
    want: 1,
    note: need.words,
    ...(need.at === undefined ? {} : { place: need.at }),
  }));
}

/** After a call everybody alive is out; a team takes along only those who reached it. */
export function escaped(shell: Play): readonly Seat[] | null {
  const { view } = shell as MallPlay;
  const { ending } = view;
  if (ending !== 'called' && ending !== 'rescued') return null;
  return view.players
    .filter(({ status }) => (ending === 'called' ? status !== 'dead' : status === 'rescued'))
    .map(({ seat }) => seat);
}
