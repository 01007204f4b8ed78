// The two large pages that nobody needs before the first click, fetched when they are wanted.

/** The table; whoever makes one fetches it meanwhile. */
export const tablePage = () => import('./TablePage.svelte');

export const createPage = () => import('./CreatePage.svelte');
