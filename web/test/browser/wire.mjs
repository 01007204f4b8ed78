// Listens to a page's sockets: every frame as it came.

export function listen(page) {
  const heard = { frames: [], messages: [], sockets: [] };
  page.on('websocket', (socket) => {
    heard.sockets.push(socket);
    socket.on('framereceived', ({ payload }) => {
      heard.frames.push(payload);
      heard.messages.push(JSON.parse(payload));
    });
  });
  return heard;
}

/** The game messages among them. */
export function steps(heard) {
  return heard.messages.filter((message) => message.type === 'step').map((message) => message.step);
}

/** The last sequence number that was heard. */
export function lastSeq(heard) {
  return Math.max(
    0,
    ...heard.messages.map((message) => (message.type === 'step' ? message.step.seq : (message.seq ?? 0))),
  );
}

function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `target` after a merge patch. */
export function merged(target, patch) {
  if (!isObject(patch)) return patch;
  const before = isObject(target) ? target : {};
  const kept = Object.entries(before).filter(([key]) => !(key in patch));
  const changed = Object.entries(patch)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => [key, merged(before[key], value)]);
  return Object.fromEntries([...kept, ...changed]);
}
