// Imports single icons of the set: `virtual:icon/<name>` is the outline of one icon and nothing else of the six megabytes.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:icon/';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

export function icons(): Plugin {
  let set: IconSet | undefined;
  return {
    name: 'shamble-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      set ??= readSet();
      const name = id.slice(PREFIX.length + 1);
      const body = set.icons[name]?.body;
      if (body === undefined) throw new Error(`there is no game icon called '${name}'`);
      return `export default ${JSON.stringify(outline(name, body))};`;
    },
  };
}

function readSet(): IconSet {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(path, 'utf8')) as IconSet;
}

/** All paths of the icon as one, so that the client can draw it without trusting markup. */
function outline(name: string, body: string): string {
  const paths = [...body.matchAll(/\bd="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length === 0) throw new Error(`the game icon '${name}' has no outline`);
  return paths.join('');
}
