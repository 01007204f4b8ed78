// A bot for every game, for Node.js alone: of all it can do it tries what it has done least.
//
//     shamble simulate zombies15 --games 20 --bots 'cmd:node examples/bots/curious.mjs',thumb

import { createInterface } from 'node:readline';

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

/** How often each kind of action was taken in this game, by the first word of its text. */
let tried = new Map();

function choose(ask) {
    const word = (choice) => choice.action.split(' ')[0];
    const times = (choice) => tried.get(word(choice)) ?? 0;
    const rarest = Math.min(...ask.choices.map(times));
    const [choice] = ask.choices.filter((choice) => times(choice) === rarest);
    if (choice === undefined) {
        return { type: 'wait', id: ask.id };
    }
    tried.set(word(choice), times(choice) + 1);
    return { type: 'act', id: ask.id, action: choice.action };
}

for await (const line of createInterface({ input: process.stdin })) {
    const message = JSON.parse(line);
    switch (message.type) {
        case 'hello':
            say({ type: 'ready', door: 1, name: 'Curious', view: false, events: false });
            break;
        case 'new':
            tried = new Map();
            break;
        case 'ask':
            say(choose(message));
            break;
        case 'bye':
            process.exit(0);
    }
}
