import { useEffect, useRef } from 'react';

/** After a move to another path, brings the focus to the new page's heading, as soon as there is one: that is how a screen reader says where the reader is. */
export function usePageFocus(pathname: string) {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    return bringToHeading();
  }, [pathname]);
}

function bringToHeading() {
  const start = document.activeElement;
  const isFromLayer = Boolean(start?.closest(layers));
  let brought: Element | undefined;
  let hasActed = false;
  const bring = () => {
    if (brought?.checkVisibility()) return;
    const { activeElement: active, body } = document;
    // A layer that closes gives the focus back to what opened it; every other new place was chosen by somebody.
    const hasGoneOn = active !== body && active !== start && (hasActed || !isFromLayer);
    const heading = document.querySelector('h1');
    if (hasGoneOn || active?.closest(busyPlaces) || !heading?.checkVisibility() || heading.closest(covered)) return;
    brought = heading;
    // What has the focus already says nothing when it gets it.
    if (active === heading) heading.blur();
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const act = (event: Event) => {
    if (!(event instanceof KeyboardEvent && (event.repeat || modifiers.includes(event.key)))) hasActed = true;
    if (hasActed && brought) stop();
  };
  // A record may come later than its page, and a layer may go later.
  const observer = new MutationObserver(bring);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert', 'aria-hidden'] });
  document.addEventListener('focusin', bring);
  for (const sign of signs) document.addEventListener(sign, act, { capture: true });
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('focusin', bring);
    for (const sign of signs) document.removeEventListener(sign, act, { capture: true });
  };
  bring();
  return stop;
}

const signs = ['keydown', 'pointerdown'];
/** Keys that do nothing by themselves; some make a screen reader be silent. */
const modifiers = ['Control', 'Shift', 'Alt', 'Meta', 'CapsLock'];
/** What lies over the page: it closes, or asks for an answer first. */
const layers = '[role=dialog], [role=alertdialog]';
const busyPlaces = `input, textarea, select, ${layers}`;
const covered = '[inert], [aria-hidden=true]';
