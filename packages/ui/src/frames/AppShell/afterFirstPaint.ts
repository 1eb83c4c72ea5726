/** How long the data of a page may take to follow its frame, and something to wait while the page is busy, in milliseconds. */
const shortest = 100;
const longest = 1000;

/** Waits until the page stands and has a moment: for what nobody needs to see what they came for. */
export const afterFirstPaint = () =>
  new Promise<void>((go) => {
    setTimeout(() => {
      // Safari knows no idle moments.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => go(), { timeout: longest });
      else go();
    }, shortest);
  });
