export type ClicheCard = "scrap" | "engine" | "tire" | "medkit" | "shotgun";
