import { type ComponentProps, lazy, Suspense } from 'react';

const RenewalMailDialog = lazy(() => import('./RenewalMailDialog.tsx'));

/** The mail about a renewal, fetched when one is asked for. */
export function RenewalMail(props: ComponentProps<typeof RenewalMailDialog>) {
  return (
    <Suspense fallback={<div data-pending />}>
      <RenewalMailDialog {...props} />
    </Suspense>
  );
}
