/** What lies over the page: it closes, or asks for an answer first. */
const layers = '[role=dialog], [role=alertdialog]';

const isInLayer = (place: EventTarget | null) => place instanceof Element && place.closest(layers) !== null;

/**
 * Brings the focus from where it stood to the heading of the page, and holds it there while the page comes, until the next move. `places` had
 * the focus since it stood there.
 */
export function bringToHeading(start: Element | null, places: readonly EventTarget[], over: AbortSignal) {
  if (over.aborted) return;
  let brought: Element | undefined;
  // A layer that closes gives the focus back to what opened it; every other new place was chosen by somebody.
  let givenBack = (isInLayer(start) ? 1 : 0) - places.filter((place) => !isInLayer(place)).length;
  const bring = (event?: unknown) => {
    const { activeElement: active, body } = document;
    const isOverPage = isInLayer(active);
    if (event instanceof FocusEvent && !isOverPage) givenBack -= 1;
    const hasGoneOn = active !== body && active !== start && givenBack < 0;
    const heading = document.querySelector('h1');
    if (brought?.checkVisibility() || hasGoneOn || isOverPage || active?.matches('input, textarea, select')) return;
    if (!heading?.checkVisibility() || heading.closest('[inert], [aria-hidden=true]')) return;
    brought = heading;
    // What has the focus already says nothing when it gets it.
    if (active === heading) heading.blur();
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  // A record may come later than its page, and a layer may go later.
  const observer = new MutationObserver(bring);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert', 'aria-hidden'] });
  document.addEventListener('focusin', bring, { signal: over });
  over.addEventListener('abort', () => observer.disconnect());
  bring();
}
