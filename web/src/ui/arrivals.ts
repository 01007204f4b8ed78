// Coming over from a finished table to the one that follows it: the chair one had is asked for again.

import type { Seat } from '../protocol/Seat';
import type { TableInfo } from '../protocol/TableInfo';

/** By table: which chair whoever comes would like. Gone with the page, as a wish should be. */
const wishes: Record<string, Seat | undefined> = {};

export function wish(table: string, seat: Seat): void {
  wishes[table] = seat;
}

/** The chair to sit down on, once: the one wished for, or else the first that is free. */
export function wishedSeat(table: TableInfo): Seat | null {
  const wished = wishes[table.id];
  if (wished === undefined) return null;
  wishes[table.id] = undefined;
  const isFree = (seat: Seat): boolean => table.seats[seat]?.occupant.kind === 'empty';
  if (isFree(wished)) return wished;
  const free = table.seats.findIndex((_, seat) => isFree(seat));
  return free < 0 ? null : free;
}
