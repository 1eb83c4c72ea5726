import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export type ToastTone = 'success' | 'error' | 'info';
export type ToastContent = {
  tone: ToastTone;
  message: string;
  action?: ToastAction;
  also?: ToastAction;
};
export interface ToastAction {
  label: string;
  onAction: () => void;
}
type ToastOptions = {
  /** One thing to do about it, such as taking it back; the message then stays until it is closed. */
  action?: ToastContent['action'];
  /** The action is at hand in another place too, such as a row's menu: the message goes after twenty seconds. */
  isElsewhere?: boolean;
  /** Another thing that may be wanted now, beside the first. */
  also?: ToastContent['also'];
  /** What it speaks of: the next word about the same takes its place. */
  about?: string;
};

/** The messages on their way to the region, three at a time. */
export const queue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 });

/** In milliseconds; none where messages stay until they are closed. */
let lifetime: number | undefined = 6000;
/** Messages that offer an action, with the moment of their appearance. */
const offers = new Map<string, number>();
/** The last message about each thing. */
const subjects = new Map<string, string>();
/** What is said together with a move to another page belongs to that page. */
const oneMove = 1500;
/** Enough to read it, and to press the action. */
const offered = 20_000;

function show(tone: ToastTone, message: string, { action, also, about, isElsewhere }: ToastOptions = {}) {
  // A failure stays until it is read; so does anything that offers an action which is nowhere else.
  const isLasting = tone === 'error' || (action && !isElsewhere);
  const timeout = isLasting ? undefined : lifetime && (action ? offered : lifetime);
  const before = about && subjects.get(about);
  if (before) queue.close(before);
  const key = queue.add({ tone, message, action, also }, { timeout });
  if (about) subjects.set(about, key);
  // Whatever newer messages have pushed out of sight is old by then, and does not come back when they are gone.
  if (timeout) setTimeout(() => queue.visibleToasts.some((one) => one.key === key) || queue.close(key), timeout);
  if (action) offers.set(key, performance.now());
  return () => queue.close(key);
}

/** Tells in passing what happened; answers a way to take it back. */
export const toast = {
  /** Something was done; goes by itself after six seconds. */
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  /** Something failed; stays until it is closed. */
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  /** Something to know that is neither; goes by itself after six seconds. */
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  /** Takes away what offers an action on the page that is being left. */
  leavePage: () => {
    for (const [key, shownAt] of offers) {
      if (performance.now() - shownAt < oneMove) continue;
      offers.delete(key);
      queue.close(key);
    }
  },
  /** From now on no message goes by itself, as where pictures are taken. */
  keepAll: () => {
    lifetime = undefined;
  },
  /** Takes every message away, as logging out does. */
  clear: () => queue.clear(),
};
