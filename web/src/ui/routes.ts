// Addresses and the pages they mean. Pure.

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'create'; readonly game: string }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'replay'; readonly table: string }
  | { readonly page: 'companion' };

export function parseRoute(path: string, query: string): Route {
  const [, kind, id] = path.split('/');
  if (kind === 't' && id) return { page: 'table', table: decodeURIComponent(id) };
  if (kind === 'r' && id) return { page: 'replay', table: decodeURIComponent(id) };
  if (kind === 'companion') return { page: 'companion' };
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
    case 'replay':
      return `/r/${encodeURIComponent(to.table)}`;
    case 'companion':
      return '/companion';
  }
}
