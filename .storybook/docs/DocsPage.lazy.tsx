import { type ComponentProps, lazy, Suspense } from 'react';
import type DocsFrame from './DocsFrame.tsx';

// Stories do without all of this, and the first of them must not wait for it.
const Frame = lazy(() => import('./DocsFrame.tsx'));
const Page = lazy(() => import('./ChosenPage.tsx'));

/** What stands around every page of documentation, fetched with the first. */
export const docsContainer = (props: ComponentProps<typeof DocsFrame>) => (
  <Suspense fallback={null}>
    <Frame {...props} />
  </Suspense>
);

/** The page of a component, machine, screen or part of one, where nobody wrote another. */
export const docsPage = () => (
  <Suspense fallback={null}>
    <Page />
  </Suspense>
);
