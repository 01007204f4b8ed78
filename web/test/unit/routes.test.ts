// Addresses and pages.

import { describe, expect, it } from 'vitest';
import { addressOf, parseRoute, type Route } from '../../src/ui/routes';

describe('routes', () => {
  it.each<Route>([
    { page: 'start' },
    { page: 'create', game: 'cliche' },
    { page: 'table', table: 'a b/c' },
    { page: 'replay', table: 'xyz' },
    { page: 'companion' },
    { page: 'daily', game: null, day: null },
    { page: 'daily', game: 'cliche', day: '2026-11-16' },
    { page: 'records' },
  ])('%j reads back what it writes', (route) => {
    const url = new URL(addressOf(route), 'http://host');
    expect(parseRoute(url.pathname, url.search)).toEqual(route);
  });

  it.each(['/', '/t', '/t/', '/nonsense/x', '/index.html'])('%s leads to the start page', (path) => {
    expect(parseRoute(path, '')).toEqual({ page: 'start' });
  });
});
