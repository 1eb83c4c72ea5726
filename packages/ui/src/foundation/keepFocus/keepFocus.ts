// Who knows better where it belongs, as a dialog that closes or a board, gives it within this time, in milliseconds.
const patience = 100;
const dialogs = '[role=dialog], [role=alertdialog]';
/** Where a row of a queue holds its action. */
const actions = '[data-action]';
const controls = 'a[href], button, input, select, textarea, [tabindex]';

type Stand = { element: HTMLElement; index: number };

/** As the ref of a place whose rows or buttons may go while they hold the focus, also behind a dialog: gives it to what stands there now, or to the heading. */
export function keepFocus(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return;
  let last: Stand | null = null;
  let wasOver = false;
  let timer = 0;
  const note = ({ target, type }: Event) => {
    if (!(target instanceof HTMLElement)) return;
    // Nobody has left.
    if (type === 'focusin' && isGone(last) && isTakenBack(target, place)) return;
    const control = target.closest<HTMLElement>(controls);
    if (control && place.contains(control)) last = { element: control, index: likeIn(place, control).indexOf(control) };
    // What lies over the page gives the focus back; who goes elsewhere on the page has left.
    else if (layerOf(target) === layerOf(place)) last = null;
    wasOver = layerOf(target) !== layerOf(place);
  };
  const mend = () => {
    if (place.closest('[inert], [aria-hidden=true]')) return;
    const active = document.activeElement;
    if (active !== document.body && !(isGone(last) && isTakenBack(active, place))) return;
    if (!last && !wasOver) return;
    const next = last && isStop(last.element) ? last.element : successorOf(last, place);
    if (next) next.focus();
    else focusHeading(place);
  };
  const observer = new MutationObserver(() => {
    if (!last && !wasOver) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(mend, patience);
  });
  observer.observe(place, { childList: true, subtree: true });
  observer.observe(document.body, { childList: true });
  document.addEventListener('focusin', note);
  document.addEventListener('pointerdown', note);
  return () => {
    window.clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('pointerdown', note);
  };
}

/** Whether what held the focus cannot hold it any more; what the keyboard only passes over can. */
const isGone = (last: Stand | null) => !!last && (last.element.matches(':disabled') || !last.element.checkVisibility());

/** Whether a dialog has given the focus that was lost in it to itself, or to the first thing in it. */
function isTakenBack(to: Element | null, place: HTMLElement) {
  const dialog = place.closest(dialogs) ?? place.querySelector(dialogs);
  return !!dialog && (to === dialog || to === [...dialog.querySelectorAll<HTMLElement>(controls)].find(isStop));
}

/** The part of the page that an element is in: the page itself, or what lies over it. */
const layerOf = (element: Element) => [...document.body.children].find((layer) => layer.contains(element));

const isStop = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility();

/** The controls of the same kind that the keyboard reaches: what a row is worked by, whether it is a button or a link, or all of one element. */
const likeIn = (place: HTMLElement, control: HTMLElement) =>
  [...place.querySelectorAll<HTMLElement>(controls)].filter(
    (one) =>
      isStop(one) && (control.closest(actions) ? one.closest(actions) !== null : one.tagName === control.tagName),
  );

function successorOf(last: Stand | null, place: HTMLElement): HTMLElement | undefined {
  const like = last ? likeIn(place, last.element) : [];
  const at = Math.max(last?.index ?? 0, 0);
  return like[Math.min(at, like.length - 1)] ?? [...place.querySelectorAll<HTMLElement>(controls)].find(isStop);
}

function focusHeading(place: HTMLElement) {
  const around = [place, place.closest(dialogs), document.querySelector('main'), document.body];
  const heading = around
    .flatMap((one) => [...(one?.querySelectorAll<HTMLElement>('h1, h2, h3, h4') ?? [])])
    .find((one) => one.checkVisibility());
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
