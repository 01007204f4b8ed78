// The game in words: where it stands, the board as sentences, and what events do to ear and eye.

import type { ShownEvent } from '../../protocol/ShownEvent';
import { list, seatName, t } from '../../text/fluent';
import type { Effect, Play } from '../module';
import { goals } from './edge';
import { cardCount, type ClichePlay, eventOf, KINDS } from './model';
import type { Cards, Chase, Event, View } from './types';

export function headline(shell: Play): string {
  const { view } = shell as ClichePlay;
  const phase = phaseName(view);
  return view.round === 0 ? phase : t('ui-cliche-headline', { round: view.round, phase });
}

function phaseName(view: View): string {
  switch (view.phase) {
    case 'opening':
    case 'naming':
    case 'placing':
      return t('ui-cliche-phase-opening');
    case 'setup':
      return t('cliche-phase-setup');
    case 'gathering':
      return t('cliche-phase-gathering');
    case 'trading':
      return t('cliche-phase-trading');
    case 'free_step':
      return t('cliche-phase-free');
    case 'over':
      return t('ui-game-over');
  }
}

/** Cards in words. */
function cardsWords(cards: Cards): string {
  return list(KINDS.filter((kind) => cards[kind] > 0).map((kind) => cardCount(kind, cards[kind])));
}

export function describe(shell: Play): readonly string[] {
  const play = shell as ClichePlay;
  const { view } = play;
  return [
    headline(play),
    ...goals(play).map(({ text, have, want, note }) => `${text} ${have}/${want}. ${note ?? ''}`),
    ...view.seats.map((_, seat) => seatWords(play, seat)),
    ...(view.chase === undefined ? [] : chaseWords(play, view.chase)),
    ...rowWords(view),
    t('ui-cliche-words-piles', { deck: view.deck, trash: view.trash.size, scrap: view.trash.scrap }),
    ...(view.car.yours === undefined
      ? []
      : [
          t('ui-cliche-words-hand', { cards: cardsWords(view.seats[view.you ?? 0]?.hand ?? view.car.yours) }),
        ]),
  ];
}

function seatWords(play: ClichePlay, seat: number): string {
  const it = play.view.seats[seat];
  if (it === undefined) return '';
  const facts = [
    t(it.side === 'human' ? 'cliche-side-human' : 'cliche-side-zombie'),
    t('cliche-card-n', { n: it.hand_size }),
    ...(it.armed > 0 ? [t('ui-cliche-words-armed', { n: it.armed })] : []),
    ...(it.bites > 0 ? [t('ui-cliche-bitten-once')] : []),
    ...(it.has_start_card ? [t('cliche-piece-start-card')] : []),
    ...(it.is_holder ? [t('cliche-piece-human-die')] : []),
    ...(it.could_ride ? [t('ui-cliche-could-ride')] : []),
    ...(it.is_done ? [t('ui-cliche-is-done')] : []),
  ];
  return t('ui-cliche-words-seat', { who: seatName(seat, play.names), facts: facts.join(', ') });
}

function chaseWords(play: ClichePlay, chase: Chase): readonly string[] {
  const tokens = chase.tokens.map((token) => {
    const who = seatName(token.seat, play.names);
    return token.space === undefined
      ? t('ui-cliche-words-token-out', { token: token.number, who })
      : t('ui-cliche-words-token', {
          token: token.number,
          who,
          space: token.space,
          ahead: token.ahead ?? 0,
          behind: token.behind ?? 0,
        });
  });
  return [
    t('ui-cliche-words-human', { space: chase.human, length: chase.length }),
    ...tokens,
    ...chase.dice.flatMap(({ seat, token, value }) =>
      value === undefined
        ? []
        : [
            t('ui-cliche-die-label', {
              who: seatName(seat, play.names),
              die: t(token === 0 ? 'cliche-piece-human-die' : 'cliche-piece-zombie-die'),
              value,
            }),
          ],
    ),
    ...(chase.chance === undefined
      ? []
      : [t('ui-cliche-words-chance', { percent: Math.round(chase.chance / 10) })]),
  ];
}

function rowWords(view: View): readonly string[] {
  const cards = view.row.flatMap(({ card, price }) =>
    card === undefined ? [] : [t('ui-cliche-words-row-card', { card: t(`cliche-card-${card}`), price })],
  );
  return cards.length === 0 ? [] : [t('ui-cliche-words-row', { cards: cards.join(', ') })];
}

/** Dice and single steps come several a second; the board shows them, the log need not. */
const QUIET: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'rolled',
  'human_moved',
  'zombie_moved',
  'die_passed',
  'row_cleared',
  'round_ended',
]);

export function isNotable(entry: ShownEvent): boolean {
  return !QUIET.has(eventOf(entry).type);
}

export function effect(entry: ShownEvent, shell: Play): Effect | null {
  const play = shell as ClichePlay;
  const event = eventOf(entry);
  switch (event.type) {
    case 'rolled':
    case 'rolled_off':
      return { sound: 'dice' };
    case 'race_began':
      return { sound: 'chime', banner: t('ui-cliche-banner-run') };
    case 'human_moved':
      return { sound: 'step' };
    case 'zombie_moved':
      return closeCall(play, event.token);
    case 'killed':
      return { sound: 'kill', flash: 'good', banner: t('ui-cliche-banner-killed', { token: event.token }) };
    // What these look like and mean is told on the board.
    case 'shot':
      return { sound: 'shot' };
    case 'race_won':
      return { sound: 'chime', flash: 'good', banner: t('ui-cliche-banner-won') };
    case 'bitten':
      return { sound: 'bite', shake: true };
    case 'turned':
      return { sound: 'growl', shake: true };
    case 'drew':
    case 'row_dealt':
    case 'bought':
    case 'exchanged':
    case 'replaced':
    case 'replaced_own':
    case 'traded':
      return { sound: 'card' };
    case 'offered':
      return event.to === play.seat ? { sound: 'chime' } : { sound: 'card' };
    case 'proposed':
    case 'healed':
      return { sound: 'chime' };
    case 'built':
      return {
        sound: 'engine',
        flash: 'good',
        banner: t(event.vehicle === 'car' ? 'ui-cliche-banner-car' : 'ui-cliche-banner-motorcycle'),
      };
    case 'game_over':
      return event.ending.result === 'zombies' || event.ending.result === 'stalemate'
        ? { sound: 'lose' }
        : null;
    default:
      return null;
  }
}

/** A zombie right behind is worth a growl and a word; one far off is not. */
function closeCall(play: ClichePlay, token: number): Effect | null {
  const behind = play.view.chase?.tokens[token - 1]?.behind;
  return behind === 1 ? { sound: 'growl', spoken: t('ui-cliche-close', { token }) } : null;
}
