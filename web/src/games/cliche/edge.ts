// What stands on the edge of the stage: which side one is on and what one now wants, everybody's cards, and the vehicles.

import cards from 'virtual:icon/card-draw';
import fangs from 'virtual:icon/fangs';
import gun from 'virtual:icon/sawed-off-shotgun';
import round from 'virtual:icon/cycle';
import { personOf } from '../../stage/people';
import { bodyAt } from '../../stage/zombies';
import type { Seat } from '../../protocol/Seat';
import { seatName, t } from '../../text/fluent';
import type { Asked, Fact, Goal, Hud, Play, SeatCard } from '../module';
import { VEHICLE_ART } from './art';
import { cardName, type ClichePlay, PARTS, stageOf } from './model';

export function hud(shell: Play): Hud {
  const play = shell as ClichePlay;
  const { view } = play;
  const facts: readonly Fact[] = [
    {
      id: 'round',
      icon: round,
      value: String(view.round),
      label: t('ui-cliche-hud-round', { n: view.round }),
      ...(view.max_rounds === undefined ? {} : { more: t('ui-cliche-hud-rounds', { n: view.max_rounds }) }),
    },
  ];
  const own = play.seat === null ? undefined : view.seats[play.seat];
  if (own === undefined || stageOf(view) === 'opening') return { facts };
  const turned = view.seats.filter(({ side }) => side === 'zombie').length;
  const all = view.seats.length;
  const role: NonNullable<Hud['role']> =
    own.side === 'human'
      ? {
          title: t('ui-cliche-role-human'),
          short: t('cliche-side-human'),
          goal: t('ui-cliche-role-human-goal'),
          side: 'human',
          figure: personOf(play.seat ?? 0),
        }
      : {
          title: t('ui-cliche-role-zombie'),
          short: t('cliche-side-zombie'),
          goal: t('ui-cliche-role-zombie-goal', { turned, all }),
          side: 'zombie',
          figure: bodyAt(((own.token ?? play.seat ?? 0) % 5) << 3),
        };
  return { facts, role };
}

/** Where there is little room: what one can do at the row and while everybody trades. */
export function asks(shell: Play): Asked {
  const ask = (shell as ClichePlay).own?.ask;
  if (ask === 'trade') return { short: t('ui-cliche-ask-row') };
  if (ask === 'zombie_trade') return { short: t('ui-cliche-ask-zombie-row') };
  return ask === 'free_step' ? { short: t('ui-cliche-ask-free') } : {};
}

export function seats(shell: Play): readonly SeatCard[] {
  const play = shell as ClichePlay;
  const asked = new Set(play.prompts.filter(({ must }) => must).map(({ seat }) => seat));
  return play.view.seats.map((it, seat) => ({
    id: String(seat),
    seat,
    name: seatName(seat, play.names),
    note: t(it.side === 'human' ? 'cliche-side-human' : 'cliche-side-zombie'),
    figure: it.side === 'human' ? personOf(seat) : bodyAt(((it.token ?? seat) % 5) << 3),
    isOwn: seat === play.seat,
    isOn: asked.has(seat) && play.outcome === null,
    isOut: false,
    side: it.side,
    facts: [
      {
        id: 'cards',
        icon: cards,
        value: String(it.hand_size),
        label: t('cliche-card-n', { n: it.hand_size }),
      },
      ...(it.armed > 0
        ? [
            {
              id: 'armed',
              icon: gun,
              value: String(it.armed),
              label: t('ui-cliche-words-armed', { n: it.armed }),
            },
          ]
        : []),
      ...(it.bites > 0 && it.side === 'human'
        ? [
            {
              id: 'bites',
              icon: fangs,
              value: '',
              label: t('ui-cliche-bitten-once'),
              tone: 'danger' as const,
            },
          ]
        : []),
    ],
    ...(it.bites > 0 && it.side === 'human' ? { alarm: t('ui-cliche-bitten-short') } : {}),
  }));
}

export function goals(shell: Play): readonly Goal[] {
  const play = shell as ClichePlay;
  const { view } = play;
  const own = play.seat === null ? undefined : view.seats[play.seat];
  if (stageOf(view) === 'opening') return [];
  if (own?.side === 'zombie') {
    const turned = view.seats.filter(({ side }) => side === 'zombie').length;
    return [
      {
        id: 'pack',
        icon: fangs,
        text: t('ui-cliche-goal-pack'),
        have: turned,
        want: view.seats.length,
        note: t('ui-cliche-goal-pack-for'),
        side: 'zombie',
      },
    ];
  }
  return (['car', 'motorcycle'] as const).map((vehicle) => {
    const goal = view[vehicle];
    const want = PARTS.reduce((sum, part) => sum + goal.parts[part], 0);
    const have = PARTS.reduce((sum, part) => sum + Math.min(goal.parts[part], goal.yours?.[part] ?? 0), 0);
    return {
      id: vehicle,
      icon: VEHICLE_ART[vehicle],
      text: t(`ui-cliche-goal-${vehicle}`),
      have,
      want,
      note:
        goal.yours === undefined
          ? t(`ui-cliche-goal-${vehicle}-for`)
          : t('ui-cliche-goal-parts', {
              whom: t(`ui-cliche-goal-${vehicle}-for`),
              parts: PARTS.map((part) =>
                t('ui-cliche-goal-part', {
                  have: Math.min(goal.parts[part], goal.yours?.[part] ?? 0),
                  need: goal.parts[part],
                  part: cardName(part),
                }),
              ).join(', '),
            }),
    };
  });
}

/** The car takes every human along, the motorcycle only whoever built it. */
export function escaped(shell: Play): readonly Seat[] | null {
  const { view } = shell as ClichePlay;
  const { ending } = view;
  if (ending?.result === 'motorcycle') return [ending.winner];
  return ending?.result === 'car'
    ? view.seats.flatMap(({ side }, seat) => (side === 'human' ? [seat] : []))
    : null;
}
