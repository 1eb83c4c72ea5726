export { toReady } from './keptPages.ts';
export { missingPage, wantsPage } from './missingPage.ts';
export { allowOwn } from './pagePolicy.ts';
export { type PagesOptions, pagesPlugin } from './pagesPlugin.ts';
export { loadRenderer } from './renderer.ts';
