// Links that give a seat away. The secret stands behind the `#`, which browsers keep to themselves: no server log has it.

const PREFIX = '#seat=';

export function seatLink(origin: string, table: string, key: string): string {
  return `${origin}/t/${encodeURIComponent(table)}${PREFIX}${key}`;
}

/** The secret in an address's last part; nothing if there is none. */
export function seatKey(hash: string): string | null {
  const key = hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : '';
  return /^[0-9a-f]{16,128}$/.test(key) ? key : null;
}
