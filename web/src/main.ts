// Where the page begins.

import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import App from './ui/App.svelte';
import { watchAddress } from './ui/router.svelte';
import { watchWorker } from './ui/worker';
import { watchDevice } from './ui/settings.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the client');
// Nobody should read a first page in one language and the next in another.
void watchDevice().then(() => {
  watchAddress();
  watchWorker();
  mount(App, { target });
});
