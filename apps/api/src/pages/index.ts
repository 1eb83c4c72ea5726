export { type PagesOptions, pagesPlugin } from './pagesPlugin.ts';
export { loadRenderer } from './renderer.ts';
