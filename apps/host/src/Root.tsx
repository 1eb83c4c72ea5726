import { NavigationProvider } from '@corredor/widgets/navigation';
import { Suspense } from 'react';
import { Boundary } from './Boundary.tsx';
import { brand } from './brand.ts';
import { AppRoutes } from './router.tsx';
import { useCleanDocument } from './useCleanDocument.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { useRouterNavigation } from './useRouterNavigation.ts';
import { useScrollToTop } from './useScrollToTop.ts';

/** Around every route: gives links and lists the router, and goes to the top when the path changes. */
export function Root() {
  const navigation = useRouterNavigation();
  useScrollToTop(navigation.pathname);
  useCleanDocument(navigation.pathname);
  useDocumentTitle(brand.name);
  return (
    <NavigationProvider navigation={navigation}>
      <Boundary place={navigation.pathname}>
        <Suspense fallback={null}>
          <AppRoutes />
        </Suspense>
      </Boundary>
    </NavigationProvider>
  );
}
