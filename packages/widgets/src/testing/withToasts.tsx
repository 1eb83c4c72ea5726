import { ToastRegion, toast } from '@corredor/ui/Toast';
import { type ComponentType, useEffect } from 'react';

/** Shows the toasts of a story, and takes them away with it; a decorator. */
export const withToasts = (Story: ComponentType) => (
  <>
    <Story />
    <Toasts />
  </>
);

function Toasts() {
  useEffect(() => () => toast.clear(), []);
  return <ToastRegion />;
}
