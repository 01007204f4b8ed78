// What anybody at a table can do besides playing: one list for the menu and the keys.

import type { Intention } from '../games/module';
import { t } from '../text/fluent';
import { show, showRule } from './overlays.svelte';
import { downloadReport } from './report';
import type { TableSession } from './session.svelte';
import { change, settings } from './settings.svelte';

/** Letters that mean the same everywhere; no game may use them. */
export const SHELL_KEYS = {
  takeBack: 'u',
  pause: 'p',
  table: 'i',
  drawer: 'l',
  calls: 'm',
  rules: 'r',
  settings: ',',
  keys: '?',
} as const;

interface Page {
  openTable(): void;
  openDrawer(): void;
  /** Signs and calls; nothing at a table without company. */
  openCalls: (() => void) | null;
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
    add('take-back', SHELL_KEYS.takeBack, t(to >= shown.floor ? 'ui-undo' : 'ui-undo-ask'), () =>
      session.request({ type: 'take_back', to }),
    );
  }
  if (isPlaying && you.seat !== null && table.pace === 'real-time') {
    if (table.paused)
      add('resume', SHELL_KEYS.pause, t('ui-resume'), () => session.request({ type: 'resume' }));
    else if (table.proposal?.kind.kind === 'pause' && table.proposal.missing.includes(you.seat))
      add('pause-agree', SHELL_KEYS.pause, t('ui-pause-agree'), () =>
        session.request({ type: 'vote', agree: true }),
      );
    else if (table.gathering === null && (table.pausing.kind !== 'alone' || table.practice))
      add(
        'pause',
        SHELL_KEYS.pause,
        t(table.pausing.kind === 'by_consent' && !table.practice ? 'ui-pause-ask' : 'ui-pause'),
        () => session.request({ type: 'pause' }),
      );
  }
  add('table', SHELL_KEYS.table, t('ui-table-and-invite'), page.openTable);
  add('drawer', SHELL_KEYS.drawer, t('ui-drawer'), page.openDrawer);
  if (page.openCalls !== null) add('calls', SHELL_KEYS.calls, t('ui-calls'), page.openCalls);
  add('rules', SHELL_KEYS.rules, t('ui-rulebook'), () => showRule(table.game));
  if (settings().autoHold) add('auto-hold', null, t('ui-auto-hold-stop'), () => change({ autoHold: false }));
  add('settings', SHELL_KEYS.settings, t('ui-settings'), () => show({ kind: 'settings' }));
  add('keys', SHELL_KEYS.keys, t('ui-keys'), () => show({ kind: 'keys', intentions: page.listKeys() }));
  add('report', null, t('ui-report'), () => downloadReport(session.id, session.state));
  return menu;
}
