// "Report a problem": everything this page knows, as one file. Hands of others are not in it, because they are not here.

import type { TableState } from '../store/table';

export function downloadReport(id: string, state: TableState): void {
  const { table, you, seq, shown, log, notice } = state;
  const report = {
    table: id,
    address: location.href,
    at: new Date().toISOString(),
    browser: navigator.userAgent,
    screen: `${innerWidth}x${innerHeight}`,
    // Whoever reads the report must not be able to take the seat.
    you: { seat: you.seat, host: you.host },
    info: table,
    seq,
    shown,
    log,
    notice,
  };
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(report, null, 2)], { type: 'application/json' }));
  link.download = `shamble-${id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
