// Writes the service worker: `/sw.js`, with the list of files that the companion page needs when there is no net.
// The list changes with every build, so browsers notice a new one by themselves.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const SOURCE = fileURLToPath(new URL('./sw.js', import.meta.url));
/** Chunks that are fetched when the page is opened, by what is in them. */
const WANTED = [
  /\/src\/main\.ts$/,
  /\/index\.html$/,
  /\/src\/companion\//,
  /\/locales\/[^/]+\/(common|companion|errors|sound|ui)\.ftl/,
];
/** What the page asks for by itself. */
const ALWAYS = ['/companion', '/icon.svg', '/manifest.webmanifest'];

export function offline(): Plugin {
  return {
    name: 'shamble-offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = [...ALWAYS, ...needed(bundle).map((file) => `/${file}`)].sort();
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      const source = readFileSync(SOURCE, 'utf8')
        .replace("'__VERSION__'", JSON.stringify(version))
        .replace("['__FILES__']", JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

/** The chunks wanted, those they import, and the styles and fonts of all of them. */
function needed(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    chunk.imports.forEach(add);
  };
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type !== 'chunk') continue;
    if (file.moduleIds.some((id) => WANTED.some((wanted) => wanted.test(id)))) add(name);
  }
  // Styles and fonts are few and shared; latin letters are enough for what is said here.
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type !== 'asset') continue;
    const isFont = /latin-[^/]*\.woff2$/.test(name) && !/latin-ext/.test(name);
    if (isFont || /(index|main|Companion)[^/]*\.css$/.test(name)) found.add(name);
  }
  return [...found];
}
