import { type ComponentType, lazy, Suspense, useEffect } from 'react';

// Later, because the handlers beside it are also read where there are no styles.
const loadToasts = () => import('@corredor/ui/Toast');
const ToastRegion = lazy(async () => ({ default: (await loadToasts()).ToastRegion }));

/** Shows the toasts of a story, and takes them away with it; a decorator. */
export const withToasts = (Story: ComponentType) => (
  <>
    <Story />
    <Suspense>
      <Toasts />
    </Suspense>
  </>
);

function Toasts() {
  useEffect(() => () => void loadToasts().then(({ toast }) => toast.clear()), []);
  return <ToastRegion />;
}
