// Which options do something beside the other choices. The server refuses the others, so they are neither shown nor sent.

import type { GameSpec } from '../protocol/GameSpec';
import type { OptionSpec } from '../protocol/OptionSpec';

type Options = Readonly<Record<string, string>>;

/** Whether an option does something where the others are chosen like this. */
export function acts(spec: GameSpec, option: OptionSpec, options: Options): boolean {
  return option.needs.every(({ key, values }) => values.includes(chosen(spec, key, options)));
}

/** The choices without those that do nothing. */
export function withoutIdle(spec: GameSpec, options: Options): Options {
  const idle = spec.options.filter((option) => !acts(spec, option, options)).map(({ key }) => key);
  return Object.fromEntries(Object.entries(options).filter(([key]) => !idle.includes(key)));
}

/** What is chosen, or the default. */
export function chosen(spec: GameSpec, key: string, options: Options): string {
  const standard =
    key === 'mode' ? spec.modes[0]?.id : spec.options.find((option) => option.key === key)?.default;
  return options[key] ?? standard ?? '';
}
