// Last Door, as the shell uses it: the smallest board there is, for whoever adds a game.

import knocks from 'virtual:icon/hand';
import door from 'virtual:icon/wooden-door';
import type { Event } from '../../protocol/last-door/Event';
import type { View } from '../../protocol/last-door/View';
import type { ShownEvent } from '../../protocol/ShownEvent';
import { personOf } from '../../stage/people';
import { say, seatName, t } from '../../text/fluent';
import type { Effect, Fact, GameModule, Goal, Hud, Intention, Play, SeatCard } from '../module';
import Board from './Board.svelte';

const viewOf = (play: Play): View => play.view as View;
const eventOf = (entry: ShownEvent): Event => entry.event as Event;

/** What `nail`, `listen` and `brace` are pressed with. */
const KEYS: Readonly<Record<string, string>> = { nail: ' ', listen: 'l', brace: 'b' };

function hud(play: Play): Hud {
  const view = viewOf(play);
  const seconds = Math.max(0, Math.ceil((view.knock_at - play.now) / 1000));
  const label = t('ui-last-door-knocks', { n: view.knocks_left });
  const facts: Fact[] = [{ id: 'knocks', icon: knocks, value: String(view.knocks_left), label, big: true }];
  if (play.outcome === null)
    facts.push({
      id: 'clock',
      icon: null,
      value: String(seconds),
      label: t('ui-last-door-seconds', { n: seconds }),
    });
  return { facts };
}

function seats(play: Play): readonly SeatCard[] {
  return play.table.seats.map((_, seat) => ({
    id: String(seat),
    seat,
    name: seatName(seat, play.names),
    figure: personOf(seat),
    isOwn: seat === play.seat,
    isOn: seat === viewOf(play).turn && play.outcome === null,
    isOut: false,
    side: 'human',
    facts: [],
  }));
}

function goals(play: Play): readonly Goal[] {
  const { boards, target } = viewOf(play);
  return [{ id: 'door', icon: door, text: t('ui-last-door-goal'), have: boards, want: target }];
}

function intentions(play: Play): readonly Intention[] {
  return play.choices.map(({ action, label }) => ({
    id: action,
    label: say(label, play.names),
    keys: [KEYS[action] ?? ''].filter((key) => key !== ''),
    tone: action === 'nail' ? 'primary' : 'plain',
    place: 'bar',
    run: () => play.act(action),
  }));
}

function describe(play: Play): readonly string[] {
  const view = viewOf(play);
  return [
    t('ui-last-door-boards', { have: view.boards, want: view.target }),
    t('ui-last-door-braced', { n: view.braced }),
    t('ui-last-door-knocks', { n: view.knocks_left }),
    ...(view.next === undefined ? [] : [t('ui-last-door-next', { card: t(`last-door-card-${view.next}`) })]),
  ];
}

function effect(entry: ShownEvent): Effect | null {
  const event = eventOf(entry);
  switch (event.type) {
    case 'nailed':
      return { sound: 'dice' };
    case 'knocked':
      return event.tears > 0 ? { sound: 'hit', flash: 'danger', shake: true } : { sound: 'door' };
    case 'listened':
      return { sound: 'card' };
    default:
      return null;
  }
}

export const lastDoor: GameModule = {
  id: 'last-door',
  Board,
  hud,
  seats,
  goals,
  intentions,
  describe,
  headline: (play) => t('ui-last-door-headline', { who: seatName(viewOf(play).turn, play.names) }),
  effect,
  isNotable: () => true,
};
