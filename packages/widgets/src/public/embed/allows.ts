import type { CancelableCallback } from './embed.types.ts';

/** Tells a partner what is about to happen; false where it wants to do that itself. */
export function allows<Detail>(callback: CancelableCallback<Detail> | undefined, detail: Detail): boolean {
  let isAllowed = true;
  const preventDefault = () => {
    isAllowed = false;
  };
  return callback?.({ ...detail, preventDefault }) !== false && isAllowed;
}
