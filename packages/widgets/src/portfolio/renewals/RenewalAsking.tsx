import { type ComponentProps, lazy, Suspense } from 'react';

const RenewalDialog = lazy(() => import('./RenewalDialog.tsx'));

/** What a step of renewals asks for, fetched when it is asked. */
export function RenewalAsking(props: ComponentProps<typeof RenewalDialog>) {
  return (
    <Suspense fallback={<div data-pending />}>
      <RenewalDialog {...props} />
    </Suspense>
  );
}
