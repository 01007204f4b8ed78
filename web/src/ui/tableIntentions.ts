// What anybody at a table can do besides playing: one list for the menu and the keys.

import type { Intention } from '../games/module';
import { t } from '../text/fluent';
import { show, showRule } from './overlays.svelte';
import { downloadReport } from './report';
import type { TableSession } from './session.svelte';
import { change, settings } from './settings.svelte';

interface Page {
  openTable(): void;
  /** Everything that has a key now. */
  listKeys(): readonly Intention[];
}

export function tableIntentions(session: TableSession, page: Page): readonly Intention[] {
  const { state } = session;
  const { table, shown, you } = state;
  const menu: Intention[] = [];
  const add = (id: string, key: string | null, label: string, run: () => void): void => {
    menu.push({ id, label, keys: key === null ? [] : [key], tone: 'quiet', place: 'board', run });
  };
  if (table === null) return menu;
  const isPlaying = table.status === 'playing';

  if (isPlaying && shown !== null && state.ownAct !== null) {
    const to = state.ownAct;
    // Behind the floor lies what chance, secrets or others decided: that is the table's to give back.
    add('take-back', 'u', t(to >= shown.floor ? 'ui-undo' : 'ui-undo-ask'), () =>
      session.request({ type: 'take_back', to }),
    );
  }
  if (isPlaying && you.seat !== null && table.pace === 'real-time') {
    if (table.paused) add('resume', 'p', t('ui-resume'), () => session.request({ type: 'resume' }));
    else if (table.pausing.kind !== 'alone' || table.practice)
      add(
        'pause',
        'p',
        t(table.pausing.kind === 'by_consent' && !table.practice ? 'ui-pause-ask' : 'ui-pause'),
        () => session.request({ type: 'pause' }),
      );
  }
  add('table', 'i', t('ui-table-and-invite'), page.openTable);
  add('rules', 'r', t('ui-rulebook'), () => showRule(table.game));
  if (settings().autoHold) add('auto-hold', null, t('ui-auto-hold-stop'), () => change({ autoHold: false }));
  add('settings', 's', t('ui-settings'), () => show({ kind: 'settings' }));
  add('keys', '?', t('ui-keys'), () => show({ kind: 'keys', intentions: page.listKeys() }));
  add('report', null, t('ui-report'), () => downloadReport(session.id, session.state));
  return menu;
}
