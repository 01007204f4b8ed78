// Fetches clips and keeps them, decoded. What failed is tried again when it is next wanted.

import type { ClipList } from './music';

const LIST = '/sound/clips.json';

let list: Promise<ClipList> | null = null;
const decoded = new Map<string, Promise<AudioBuffer>>();
const ready = new Map<string, AudioBuffer>();

export function clipList(): Promise<ClipList> {
  list ??= fetch(LIST).then((answer) => {
    if (!answer.ok) throw new Error(`no list of sounds: ${String(answer.status)}`);
    return answer.json() as Promise<ClipList>;
  });
  list.catch(() => (list = null));
  return list;
}

/** The clip if it is here already. */
export function readyClip(name: string): AudioBuffer | undefined {
  return ready.get(name);
}

export function loadClip(context: BaseAudioContext, name: string): Promise<AudioBuffer> {
  let arrival = decoded.get(name);
  if (arrival === undefined) {
    arrival = fetchClip(context, name);
    arrival.then(
      (clip) => ready.set(name, clip),
      () => decoded.delete(name),
    );
    decoded.set(name, arrival);
  }
  return arrival;
}

async function fetchClip(context: BaseAudioContext, name: string): Promise<AudioBuffer> {
  const address = (await clipList()).clips[name];
  if (address === undefined) throw new Error(`there is no sound called '${name}'`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the sound '${name}' did not come: ${String(answer.status)}`);
  return context.decodeAudioData(await answer.arrayBuffer());
}
