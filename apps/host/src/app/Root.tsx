import { NavigationProvider } from '@corredor/widgets/navigation';
import { Suspense, useEffect } from 'react';
import { brand } from '../brand/brand.ts';
import { Boundary } from '../parts/Boundary.tsx';
import { AppRoutes } from './router.tsx';
import { useCleanDocument } from './useCleanDocument.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { usePageFocus } from './usePageFocus.ts';
import { useRouterNavigation } from './useRouterNavigation.ts';
import { useScrollToTop } from './useScrollToTop.ts';

/** Around every route: gives links and lists the router, and goes to the top and the heading of the page when the path changes. */
export function Root({ onReady }: { onReady?: () => void }) {
  const navigation = useRouterNavigation();
  useScrollToTop(navigation.pathname);
  usePageFocus(navigation.pathname);
  useCleanDocument(navigation.pathname);
  useDocumentTitle(brand.name);
  return (
    <NavigationProvider navigation={navigation}>
      <Boundary place={navigation.pathname}>
        <Suspense fallback={null}>
          <AppRoutes />
          <Ready tell={onReady} />
        </Suspense>
      </Boundary>
    </NavigationProvider>
  );
}

/** Stands beside the routes: what is in one Suspense comes to life together. */
function Ready({ tell }: { tell: (() => void) | undefined }) {
  useEffect(() => tell?.(), [tell]);
  return null;
}
