// When a held button presses itself. Pure.
//
// A die may be rolled from an instant of the server's clock on. What is sent must arrive then, so it leaves earlier by
// the time of the journey. Nobody knows that time exactly, so it is felt out: a little earlier after each roll that
// counted, clearly later after one that came too soon, and never more than the line's best round trip allows. Nothing is gained beyond the rate that everybody has.

export interface Lead {
  /** How much before the instant to send, in milliseconds. */
  readonly ms: number;
  /** Local time before which nothing is sent. */
  readonly notBefore: number;
}

export const NO_LEAD: Lead = { ms: 0, notBefore: 0 };

const EARLIER_MS = 3;
const LATER_MS = 25;
const MOST_MS = 150;
/** Lines are not steadier than this; on a fast line there is nothing to make up for. */
const MARGIN_MS = 20;
/** The shortest time between two presses, so that a fast line is not flooded where nothing limits the rate. */
const BREATH_MS = 60;

export function pressed(lead: Lead, at: number): Lead {
  return { ...lead, notBefore: at + BREATH_MS };
}

export function counted(lead: Lead, roundTripMs: number): Lead {
  const most = Math.min(MOST_MS, Math.max(0, roundTripMs - MARGIN_MS));
  return { ...lead, ms: Math.min(most, lead.ms + EARLIER_MS) };
}

export function tooSoon(lead: Lead): Lead {
  return { ...lead, ms: Math.max(0, lead.ms - LATER_MS) };
}
