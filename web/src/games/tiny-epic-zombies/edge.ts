// What stands on the edge of the stage: who one is, how long it lasts, how far everybody is from death, and the three goals.

import heart from 'virtual:icon/hearts';
import hourglass from 'virtual:icon/hourglass';
import foot from 'virtual:icon/footprint';
import bullets from 'virtual:icon/bullets';
import { seatName, t } from '../../text/fluent';
import type { Fact, Goal, Hud, Play, SeatCard } from '../module';
import { OBJECTIVE_ART } from './art';
import { characterFigure } from './characters';
import { markNumber } from './marks';
import { humanName, objectiveName, roomName, type TezPlay } from './model';
import type { HumanView } from './types';
import { details } from './words';

/** This near death is danger. */
const NEAR = 2;

export function hud(shell: Play): Hud {
  const play = shell as TezPlay;
  const { view } = play;
  const moves = view.turn.moves + view.turn.ride + view.turn.extra;
  const isShort = view.turns_left <= view.humans.length * 2;
  const facts: readonly Fact[] = [
    {
      id: 'turns',
      icon: hourglass,
      value: String(view.turns_left),
      label: t('tez-turns-left', { n: view.turns_left }),
      more: t('tez-hud-turns'),
      tone: isShort ? 'danger' : 'plain',
      big: true,
    },
    ...(view.turn.on && view.end === undefined
      ? [{ id: 'moves', icon: foot, value: String(moves), label: t('tez-moves', { n: moves }) }]
      : []),
  ];
  const role = roleOf(play);
  return role === null ? { facts } : { facts, role };
}

function roleOf(play: TezPlay): NonNullable<Hud['role']> | null {
  const { view } = play;
  if (play.seat === null) return null;
  if (view.zombie_seat === play.seat)
    return { title: t('tez-role-zombies'), goal: t('tez-role-zombies-goal'), side: 'zombie' };
  const own = view.humans.filter(({ seat }) => seat === play.seat);
  const first = own.find(({ human }) => human === view.active) ?? own[0];
  // Before the cards are dealt nobody is anybody yet, and there is nothing to complete.
  if (first === undefined || view.objectives.length === 0) return null;
  return {
    title:
      first.character === undefined
        ? t('tez-role-choose')
        : t('tez-role-human', { who: humanName(view, first.human) }),
    goal: t('tez-role-human-goal', { n: view.objectives.length }),
    side: 'human',
    ...(first.character === undefined ? {} : { figure: characterFigure(first.character) }),
  };
}

export function seats(shell: Play): readonly SeatCard[] {
  const play = shell as TezPlay;
  return play.view.humans.map((human) => card(play, human));
}

function card(play: TezPlay, human: HumanView): SeatCard {
  const { view } = play;
  const isNear = human.to_death <= NEAR;
  return {
    id: String(human.human),
    seat: markNumber(view, human),
    name: humanName(view, human.human),
    note: t('tez-hud-note', { who: seatName(human.seat, play.names), room: roomName(view, human.room) }),
    figure: characterFigure(human.character),
    isOwn: human.seat === play.seat,
    isOn: view.turn.on && view.active === human.human && view.end === undefined,
    isOut: false,
    side: 'human',
    facts: [
      {
        id: 'death',
        icon: heart,
        value: String(human.to_death),
        label: t('tez-to-death', { n: human.to_death }),
        tone: isNear ? 'danger' : 'plain',
      },
      { id: 'ammo', icon: bullets, value: String(human.ammo), label: t('tez-hud-ammo', { n: human.ammo }) },
    ],
    ...(isNear ? { alarm: t('tez-hud-near', { n: human.to_death }) } : {}),
    place: human.room,
  };
}

export function goals(shell: Play): readonly Goal[] {
  const { view } = shell as TezPlay;
  return view.objectives.map((it) => {
    const have = Math.max(...it.progress);
    const [next] = details(view, it);
    return {
      id: it.objective,
      icon: OBJECTIVE_ART[it.objective],
      text: objectiveName(it.objective),
      have: it.complete.every(Boolean) ? it.target : Math.min(have, it.target - 1),
      want: it.target,
      ...(next === undefined ? {} : { note: next }),
    };
  });
}
