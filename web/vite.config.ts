// How the client is built and tested.

import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './build/icons.ts';
import { offline } from './build/offline.ts';

const server = process.env['SHAMBLE_SERVER'] ?? 'http://127.0.0.1:7015';

export default defineConfig({
  plugins: [icons(), svelte(), offline()],
  build: {
    target: 'es2022',
    // The content security policy allows no data: fonts, and an inlined picture saves nothing here.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // The texts are shared with the server and lie beside this folder.
    fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] },
    proxy: {
      '/api': server,
      '/sound': server,
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    include: ['test/unit/**/*.test.ts'],
    environment: 'node',
  },
});
