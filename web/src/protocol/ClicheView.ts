import type { ClicheCard } from "./ClicheCard";
import type { ClicheCards } from "./ClicheCards";
import type { Seat } from "./Seat";
type V = { parts: ClicheCards, yours: ClicheCards | null };
export type ClicheView = { phase: "opening" | "naming" | "placing" | "setup" | "gathering" | "trading" | "free_step" | "over", round: number, max_rounds: number | null, you: Seat | null,
seats: Array<{ side: "human" | "zombie", token: number | null, hand_size: number, hand: ClicheCards | null, armed: number, bites: number, has_start_card: boolean, is_holder: boolean, is_done: boolean, could_ride: boolean }>,
opening: Array<{ times: number, value: number }>, chooser: Seat | null,
chase: { length: number, marks: Array<number>, human: number, tokens: Array<{ number: number, seat: Seat, space: number | null, ahead: number | null, behind: number | null }>, dice: Array<{ seat: Seat, token: number, value: number | null, ready_at: number | null }>, next_tick: number | null, roll_interval_ms: number, mode: "live" | "tick", chance: number | null } | null,
row: Array<{ price: number, card: ClicheCard | null }>, deck: number, trash: { size: number, scrap: number, cards: ClicheCards | null },
trading: { order: Array<Seat>, trader: Seat | null, exchanging: ClicheCard | null } | null,
offers: Array<{ from: Seat, to: Seat, give: ClicheCards, want: ClicheCards }>, offers_left: number, proposals_left: number,
proposal: { by: Seat, answered: number[], put: Array<ClicheCards | null> | null, missing: ClicheCards | null } | null,
car: V, motorcycle: V, exchange: ClicheCards, deadline: number | null, ending: { "result": "car" } | { "result": "motorcycle", winner: Seat } | { "result": "zombies" } | { "result": "stalemate" } | null };
