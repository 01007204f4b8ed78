// Which options of a table belong together: those that everybody should see, and the rest by what they are about. Pure.

import type { GameSetup, GroupId } from '../games/setup';
import type { OptionSpec } from '../protocol/OptionSpec';

export interface Grouped {
  readonly lead: readonly OptionSpec[];
  readonly rest: readonly { readonly id: GroupId; readonly options: readonly OptionSpec[] }[];
}

/** What stands in no group, a new option among them, belongs to the rules. Nothing is lost, nothing stands twice. */
export function grouped(
  options: readonly OptionSpec[],
  setup: Pick<GameSetup, 'lead' | 'groups'> | null,
): Grouped {
  if (setup === null) return { lead: [], rest: options.length === 0 ? [] : [{ id: 'rules', options }] };
  const byKey = (keys: readonly string[]): readonly OptionSpec[] =>
    keys.flatMap((key) => options.filter((option) => option.key === key));
  const lead = byKey(setup.lead);
  const named = setup.groups.map(({ id, keys }) => ({ id, options: byKey(keys) }));
  const placed = new Set([...lead, ...named.flatMap((group) => group.options)]);
  const rules = options.filter((option) => !placed.has(option));
  return {
    lead,
    rest: [...named, { id: 'rules' as const, options: rules }].filter((group) => group.options.length > 0),
  };
}
