import { NavigationProvider } from '@corredor/widgets/navigation';
import { Suspense } from 'react';
import { AppRoutes } from './router.tsx';
import { useRouterNavigation } from './useRouterNavigation.ts';
import { useScrollToTop } from './useScrollToTop.ts';

/** Around every route: gives links and lists the router, and goes to the top when the path changes. */
export function Root() {
  const navigation = useRouterNavigation();
  useScrollToTop(navigation.pathname);
  return (
    <NavigationProvider navigation={navigation}>
      <Suspense fallback={null}>
        <AppRoutes />
      </Suspense>
    </NavigationProvider>
  );
}
