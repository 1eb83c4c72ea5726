import { DataProvider } from '@corredor/widgets/data';
import { lazy, type ReactNode, Suspense } from 'react';
import { ThemeFromPreferences } from './ThemeFromPreferences.tsx';

// Messages in passing come after the first paint; those sent before wait in their queue.
const ToastRegion = lazy(async () => ({ default: (await import('./deferred.ts')).ToastRegion }));

/** A private page outside the layout and its gates: the data and the looks of one user. The page before stays until all of it can be drawn. */
export function FullPage({ children }: { children: ReactNode }) {
  return (
    <DataProvider>
      <ThemeFromPreferences />
      {children}
      <Suspense fallback={null}>
        <ToastRegion />
      </Suspense>
    </DataProvider>
  );
}
