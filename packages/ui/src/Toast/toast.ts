import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export type ToastTone = 'success' | 'error' | 'info';
export type ToastContent = {
  tone: ToastTone;
  message: string;
  action?: { label: string; onAction: () => void };
};
type ToastOptions = { action?: ToastContent['action'] };

/** The messages on their way to the region, three at a time. */
export const queue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 });

const lifetime = 6000;

function show(tone: ToastTone, message: string, { action }: ToastOptions = {}) {
  // A failure stays until it is read; so does anything that offers an action.
  const timeout = tone === 'error' || action ? undefined : lifetime;
  const key = queue.add({ tone, message, action }, { timeout });
  return () => queue.close(key);
}

/** Tells in passing what happened; answers a way to take it back. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  /** Takes every message away, as logging out does. */
  clear: () => queue.clear(),
};
