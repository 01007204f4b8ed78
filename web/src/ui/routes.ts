// Addresses and the pages they mean. Pure.

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'create'; readonly game: string }
  | { readonly page: 'table'; readonly table: string }
  | {
      readonly page: 'replay';
      readonly table: string;
      /** Where in the game, and through whose eyes. */
      readonly at?: number;
      readonly eyes?: number;
      /** With the curve of chances open. */
      readonly look?: boolean;
    }
  | { readonly page: 'campaign' }
  | { readonly page: 'learn' }
  | { readonly page: 'lesson'; readonly game: string; readonly lesson: string }
  | { readonly page: 'daily'; readonly game: string | null; readonly day: string | null }
  | { readonly page: 'records' }
  | { readonly page: 'companion' };

export function parseRoute(path: string, query: string): Route {
  const [, kind, id, part] = path.split('/');
  if (kind === 't' && id) return { page: 'table', table: decodeURIComponent(id) };
  if (kind === 'r' && id) {
    const at = numberIn(query, 'at');
    const eyes = numberIn(query, 'eyes');
    return {
      page: 'replay',
      table: decodeURIComponent(id),
      ...(at === null ? {} : { at }),
      ...(eyes === null ? {} : { eyes }),
      ...(new URLSearchParams(query).has('look') ? { look: true } : {}),
    };
  }
  if (kind === 'learn' && id && part)
    return { page: 'lesson', game: decodeURIComponent(id), lesson: decodeURIComponent(part) };
  if (kind === 'learn') return { page: 'learn' };
  if (kind === 'daily') {
    const day = new URLSearchParams(query).get('day');
    return { page: 'daily', game: id ? decodeURIComponent(id) : null, day: isDay(day) ? day : null };
  }
  if (kind === 'records') return { page: 'records' };
  if (kind === 'companion') return { page: 'companion' };
  if (kind === 'campaign') return { page: 'campaign' };
  const game = new URLSearchParams(query).get('new');
  return game ? { page: 'create', game } : { page: 'start' };
}

export function addressOf(to: Route): string {
  switch (to.page) {
    case 'start':
      return '/';
    case 'create':
      return `/?new=${encodeURIComponent(to.game)}`;
    case 'table':
      return `/t/${encodeURIComponent(to.table)}`;
    case 'replay': {
      const moment = new URLSearchParams();
      if (to.at !== undefined) moment.set('at', String(to.at));
      if (to.eyes !== undefined) moment.set('eyes', String(to.eyes));
      if (to.look === true) moment.set('look', '1');
      const query = moment.toString();
      return `/r/${encodeURIComponent(to.table)}${query === '' ? '' : `?${query}`}`;
    }
    case 'learn':
      return '/learn';
    case 'lesson':
      return `/learn/${encodeURIComponent(to.game)}/${encodeURIComponent(to.lesson)}`;
    case 'daily': {
      const path = to.game === null ? '/daily' : `/daily/${encodeURIComponent(to.game)}`;
      return to.day === null ? path : `${path}?day=${to.day}`;
    }
    case 'records':
      return '/records';
    case 'companion':
      return '/companion';
    case 'campaign':
      return '/campaign';
  }
}

function isDay(text: string | null): text is string {
  return text !== null && /^\d{4}-\d\d-\d\d$/.test(text);
}

/** A whole number of the query; nothing if it is none. */
function numberIn(query: string, name: string): number | null {
  const text = new URLSearchParams(query).get(name);
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
