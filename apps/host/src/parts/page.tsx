import { type ComponentType, lazy, type ReactNode } from 'react';

/** The module of a route. */
export type PageModule = { Component: ComponentType };
/** Fetches the module of a route. */
export type Page = () => Promise<PageModule>;

/** Draws a route whose module is fetched when it is first shown. */
export function elementOf(page: Page): ReactNode {
  const LazyPage = lazy(async () => ({ default: (await page()).Component }));
  return <LazyPage />;
}
