import { afterFirstPaint } from '@corredor/ui/AppShell';
import { DataProvider } from '@corredor/widgets/data';
import { Shell } from '@corredor/widgets/shell';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { brand } from '../brand/brand.ts';
import { pageShape } from '../inside/pageShape.ts';
import { Boundary } from '../parts/Boundary.tsx';
import { PageLoading } from '../parts/PageLoading.tsx';
import { ThemeFromPreferences } from '../parts/ThemeFromPreferences.tsx';

const later = () => afterFirstPaint().then(() => import('../parts/deferred.ts'));
// Messages sent before wait in their queue.
const ToastRegion = lazy(async () => ({ default: (await later()).ToastRegion }));
// Most browsers keep what they are told.
const StorageNotice = lazy(async () => ({ default: (await later()).StorageNotice }));
// Nobody is idle in the first seconds.
const Inactivity = lazy(async () => ({ default: (await later()).Inactivity }));

/** The private area: the data of one user, the layout with its gates, and messages in passing. */
export function Component() {
  const { pathname } = useLocation();
  return (
    <DataProvider>
      <ThemeFromPreferences />
      <Shell brand={brand}>
        <Suspense fallback={null}>
          <StorageNotice />
        </Suspense>
        <Boundary place={pathname}>
          <Suspense fallback={<PageLoading shape={pageShape(pathname)} />}>
            <Outlet />
          </Suspense>
        </Boundary>
      </Shell>
      <Suspense fallback={null}>
        <ToastRegion />
      </Suspense>
      <Suspense fallback={null}>
        <Inactivity />
      </Suspense>
    </DataProvider>
  );
}
