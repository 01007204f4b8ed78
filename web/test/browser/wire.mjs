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

/** `target` after a change, as the store carries it out. */
export function patched(target, change) {
  if (!isObject(change)) return change;
  const { '[]': mark, ...changes } = change;
  if (Array.isArray(target) && mark !== undefined) {
    if (Array.isArray(mark)) return target.toSpliced(...mark);
    const list = target.slice(0, mark);
    for (const [index, value] of Object.entries(changes)) list[index] = patched(list[index], value);
    return list;
  }
  const before = isObject(target) ? target : {};
  const kept = Object.entries(before).filter(([key]) => !(key in change));
  const changed = Object.entries(change)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => [key, patched(before[key], value)]);
  return Object.fromEntries([...kept, ...changed]);
}
