// Which page is shown: the address decides. The server answers every page's address with the same document.

import { addressOf, parseRoute, type Route } from './routes';

let route = $state.raw<Route>({ page: 'start' });

export function currentRoute(): Route {
  return route;
}

export function go(to: Route): void {
  history.pushState(null, '', addressOf(to));
  route = to;
  scrollTo(0, 0);
}

/** Follows the browser's own back and forward, and clicks on links that stay here. */
export function watchAddress(): void {
  const follow = (): void => {
    route = parseRoute(location.pathname, location.search);
  };
  addEventListener('popstate', follow);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (
      link === null ||
      link.origin !== location.origin ||
      link.target !== '' ||
      link.hasAttribute('download')
    )
      return;
    if (link.pathname.startsWith('/api/') || link.hash !== '') return;
    event.preventDefault();
    go(parseRoute(link.pathname, link.search));
  });
  follow();
}
