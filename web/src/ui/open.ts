// Making a table and walking to it.

import { createTable } from '../net/api';
import { patiently } from '../net/patiently';
import type { Created } from '../protocol/Created';
import type { NewTable } from '../protocol/NewTable';
import { keepKey } from '../store/keys';
import { t } from '../text/fluent';
import { tablePage } from './pages';
import { go } from './router.svelte';
import { settings } from './settings.svelte';

/** The name to play under; nobody is forced to choose one. */
export function playerName(): string {
  const name = settings().name.trim();
  return name === '' ? t('ui-name-default') : name;
}

/** Makes a table and opens its page. Returns its id; throws `ApiFailure`. */
export async function openTable(wish: Partial<NewTable> & Pick<NewTable, 'game'>): Promise<string> {
  void patiently(tablePage);
  const created = await createTable({
    seats: null,
    pace: null,
    options: {},
    public: false,
    name: playerName(),
    seat: null,
    bots: null,
    gather: settings().briefing,
    seed: null,
    follows: null,
    hints: false,
    reasons: null,
    waits: false,
    ...wish,
  });
  enter(created);
  return created.table;
}

/** Keeps the key of a table just made and goes there. */
export function enter(created: Created): void {
  keepKey(localStorage, created.table, created.token);
  go({ page: 'table', table: created.table });
}
