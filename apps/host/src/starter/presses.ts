/** What can be pressed. */
interface Pressed {
  click: () => void;
}

/** Finds what an event presses, asleep or awake. */
type Find = (event: Event, isAwake: boolean) => Pressed | null | false | undefined;

/** Keeps what is pressed until the app is there: whole presses to do them again, and one whose button is still held down. */
export function keepPresses(page: EventTarget, find: Find) {
  const kept = new Map<Pressed, () => void>();
  let isHeld = false;
  const hold = () => {
    isHeld = true;
  };
  const keep = (event: Event) => {
    isHeld = false;
    const pressed = find(event, false);
    if (pressed) kept.set(pressed, () => pressed.click());
  };
  /** React Aria leaves aside the end of a press that it has not seen begin; a click without a press it takes as it is. */
  const renew = (event: Event) => {
    const pressed = find(event, true);
    forget();
    if (!pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.click();
  };
  const forget = () => {
    page.removeEventListener('click', renew, early);
    for (const sign of signs) page.removeEventListener(sign, forget, early);
  };
  page.addEventListener('pointerdown', hold, early);
  page.addEventListener('click', keep, early);
  return {
    kept,
    end: () => {
      page.removeEventListener('pointerdown', hold, early);
      page.removeEventListener('click', keep, early);
      if (!isHeld) return;
      page.addEventListener('click', renew, early);
      // What was held has been let go elsewhere when something new begins.
      for (const sign of signs) page.addEventListener(sign, forget, early);
    },
  };
}
const signs = ['pointerdown', 'keydown'];
const early = { capture: true };
