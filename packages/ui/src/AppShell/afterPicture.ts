/** How long something may wait that is asked for while the page is busy, in milliseconds. */
const longest = 1000;

/** Waits until the page stands and has a moment: for what nobody needs to see what they came for. */
export const afterPicture = () =>
  new Promise<void>((go) => {
    // Safari knows no idle moments.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => go(), { timeout: longest });
    else setTimeout(go, 100);
  });
