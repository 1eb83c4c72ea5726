import { lazy, Suspense } from 'react';
import type { ExtraValueFieldProps } from './ExtraValueField.tsx';

// Few branches have extra fields: who has none does not wait for what draws them.
const ExtraValueField = lazy(() => import('./ExtraValueField.tsx'));

/** The field for the value of an extra field. */
export function ExtraControl(props: ExtraValueFieldProps) {
  return (
    <Suspense fallback={null}>
      <ExtraValueField {...props} />
    </Suspense>
  );
}
