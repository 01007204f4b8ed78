export type ClicheAsk = "name_zombie" | "give_start_card" | "arm" | "roll" | "shoot" | "trade" | "zombie_trade" | "build" | "free_step" | "answer_car";
