// The two large pages that nobody needs before the first click, fetched when they are wanted.

// What every board stands on comes with the start page: so neither the first visit nor the first board is a long wait.
import '../stage/Briefing.svelte';
import '../stage/Prompt.svelte';
import '../stage/Stage.svelte';

/** The table; whoever makes one fetches it meanwhile. */
export const tablePage = () => import('./TablePage.svelte');

export const createPage = () => import('./CreatePage.svelte');
