// A campaign as a link: all of it stands behind the hash, packed, so that it never reaches any server's log.

const MARK = 'c=';

/** What a link may unpack to; more is none of ours. */
const MAX_BYTES = 64 * 1024;

/** The part of an address behind the hash. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return MARK + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Whether the part behind the hash claims to be a campaign. */
export function isPacked(hash: string): boolean {
  return hash.replace(/^#/, '').startsWith(MARK);
}

/** The text in it; nothing if it was cut off or is something else. */
export async function unpacked(hash: string): Promise<string | null> {
  if (!isPacked(hash)) return null;
  try {
    const text = hash.replace(/^#/, '').slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
    const plain = await through(bytes, new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    return null;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  pipe: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(pipe).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MAX_BYTES) {
      await reader.cancel();
      throw new Error('too long');
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
