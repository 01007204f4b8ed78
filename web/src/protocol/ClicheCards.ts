export type ClicheCards = { scrap: number, engine: number, tire: number, medkit: number, shotgun: number, };
