// Texts of events, questions and choices travel short; they are spelled out as soon as they arrive, so that nobody else
// needs to know. `["key"]` or `["key", arguments]` is a text; a key that begins with a dash begins with the game's id.

import type { Arg } from '../protocol/Arg';
import type { ServerMsg } from '../protocol/ServerMsg';
import type { Text } from '../protocol/Text';

type Short = readonly [string, Readonly<Record<string, ShortArg>>?];
type ShortArg = number | string | { readonly seat: number } | Short | readonly Short[];

/** What of a picture or a step has texts. */
interface Told {
  readonly events: readonly { readonly text: Text }[];
  readonly prompts?: readonly { readonly text: Text }[];
  readonly choices?: readonly { readonly label: Text }[];
}

/** A message at a table of `game` as it came, with its texts as everybody else knows them. */
export function spelled(message: ServerMsg, game: string): ServerMsg {
  switch (message.type) {
    case 'snapshot':
      return { ...message, shown: { ...message.shown, ...told(message.shown, game) } };
    case 'step':
      return { ...message, step: { ...message.step, ...told(message.step, game) } };
    default:
      return message;
  }
}

function told<T extends Told>(shown: T, game: string): Pick<T, 'events' | 'prompts' | 'choices'> {
  const long = (text: Text): Text => spelledText(text as unknown as Short, game);
  return {
    events: shown.events.map((event) => ({ ...event, text: long(event.text) })),
    ...(shown.prompts && {
      prompts: shown.prompts.map((prompt) => ({ ...prompt, text: long(prompt.text) })),
    }),
    ...(shown.choices && {
      choices: shown.choices.map((choice) => ({ ...choice, label: long(choice.label) })),
    }),
  };
}

function spelledText([short, args]: Short, game: string): Text {
  const key = short.startsWith('-') ? game + short : short;
  if (args === undefined) return { key };
  const long = Object.entries(args).map(([name, arg]) => [name, spelledArg(arg, game)] as const);
  return { key, args: Object.fromEntries(long) };
}

function spelledArg(arg: ShortArg, game: string): Arg {
  if (!Array.isArray(arg)) return arg as Arg;
  if (typeof arg[0] === 'string') return spelledText(arg as unknown as Short, game);
  return (arg as readonly Short[]).map((text) => spelledText(text, game));
}
