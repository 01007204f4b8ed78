// How the server says what changed in a view: the changed members of objects, and of lists the items that are other.

/** The member that marks the change of a list. */
const LIST = '[]';

type Members = Readonly<Record<string, unknown>>;

/** `target` after `change`. Neither is changed; untouched parts are shared. */
export function patched(target: unknown, change: unknown): unknown {
  if (!isObject(change)) return change;
  if (Array.isArray(target) && LIST in change) return patchedList(target, change);
  const members = new Map<string, unknown>(isObject(target) ? Object.entries(target) : []);
  for (const [key, value] of Object.entries(change)) {
    if (value === null) members.delete(key);
    else members.set(key, patched(members.get(key), value));
  }
  return Object.fromEntries(members);
}

/** Either `[start, removed, ...inserted]`, or the new length and changes by index. */
function patchedList(target: readonly unknown[], change: Members): unknown[] {
  const { [LIST]: mark, ...changes } = change;
  if (Array.isArray(mark)) {
    const [start, removed, ...inserted] = mark as [number, number, ...unknown[]];
    return target.toSpliced(start, removed, ...inserted);
  }
  const list = target.slice(0, mark as number);
  for (const [index, value] of Object.entries(changes))
    list[Number(index)] = patched(list[Number(index)], value);
  return list;
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
