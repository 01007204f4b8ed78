// Texts of events, questions and choices travel short; they are spelled out as soon as they arrive, so that nobody else
// needs to know. `["key"]` or `["key", arguments]` is a text; a key that begins with a dash begins with the game's id.

import type { Arg } from '../protocol/Arg';
import type { Choice } from '../protocol/Choice';
import type { ServerMsg } from '../protocol/ServerMsg';
import type { Shown } from '../protocol/Shown';
import type { ShownEvent } from '../protocol/ShownEvent';
import type { ShownPrompt } from '../protocol/ShownPrompt';
import type { StepMsg } from '../protocol/StepMsg';
import type { Text } from '../protocol/Text';

type Short = [string, Record<string, ShortArg>?];
type ShortArg = Exclude<Arg, Text | Text[]> | Short | Short[];

/** Something whose text, in `K`, is short. */
type Brief<T, K extends keyof T> = Omit<T, K> & Record<K, Short>;

/** What has texts in a picture; a step lacks what did not change. */
interface Texts {
  events: Brief<ShownEvent, 'text'>[];
  prompts: Brief<ShownPrompt, 'text'>[];
  choices: Brief<Choice, 'label'>[];
}

/** A message as it comes. */
export type Heard =
  | Exclude<ServerMsg, { type: 'snapshot' | 'step' }>
  | (Omit<Extract<ServerMsg, { type: 'snapshot' }>, 'shown'> & { shown: Omit<Shown, keyof Texts> & Texts })
  | {
      type: 'step';
      step: Omit<StepMsg, keyof Texts> & Pick<Texts, 'events'> & Partial<Omit<Texts, 'events'>>;
    };

/** A message at a table of `game`, with its texts as everybody else knows them. */
export function spelled(message: Heard, game: string): ServerMsg {
  const told = <T extends { text: Short }>(all: T[]): (Omit<T, 'text'> & { text: Text })[] =>
    all.map((one) => ({ ...one, text: spelledText(one.text, game) }));
  const offered = (all: Texts['choices']): Choice[] =>
    all.map((choice) => ({ ...choice, label: spelledText(choice.label, game) }));
  switch (message.type) {
    case 'snapshot': {
      const { events, prompts, choices, ...shown } = message.shown;
      return {
        ...message,
        shown: { ...shown, events: told(events), prompts: told(prompts), choices: offered(choices) },
      };
    }
    case 'step': {
      const { events, prompts, choices, ...step } = message.step;
      return {
        type: 'step',
        step: {
          ...step,
          events: told(events),
          ...(prompts && { prompts: told(prompts) }),
          ...(choices && { choices: offered(choices) }),
        },
      };
    }
    default:
      return message;
  }
}

function spelledText([short, args]: Short, game: string): Text {
  const key = short.startsWith('-') ? game + short : short;
  if (args === undefined) return { key };
  const long = Object.entries(args).map(([name, arg]) => [name, spelledArg(arg, game)] as const);
  return { key, args: Object.fromEntries(long) };
}

function spelledArg(arg: ShortArg, game: string): Arg {
  if (!Array.isArray(arg)) return arg;
  return isText(arg) ? spelledText(arg, game) : arg.map((text) => spelledText(text, game));
}

/** A text begins with its key, a list of texts with a text, if with anything. */
function isText(arg: Short | Short[]): arg is Short {
  return typeof arg[0] === 'string';
}
