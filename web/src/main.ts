// Where the page begins.

import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { language } from './text/fluent';
import App from './ui/App.svelte';
import { watchAddress } from './ui/router.svelte';
import { watchDevice } from './ui/settings.svelte';

document.documentElement.lang = language;
watchDevice();
watchAddress();

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the client');
mount(App, { target });
