// Stands in the served pages themselves, so it is small and knows nothing of the app: it fetches the app when somebody first turns to the
// page, and keeps what is pressed until the app is there. Links and forms that search work by themselves.
import { sessionKey } from '@corredor/core/session';
import './early.ts';

const { modules = '' } = document.currentScript?.dataset ?? {};
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
const kept = new Map<Element, () => void>();
let hasStarted = false;

const start = () => {
  if (hasStarted) return;
  hasStarted = true;
  for (const sign of signs) removeEventListener(sign, turn, true);
  for (const name of modules.split(' ')) void import(/* @vite-ignore */ name);
};
/** Browsers tell of a pointer that merely rests where the page appears as if it came there; it has moved by nothing. */
const turn = (event: Event) => {
  const isResting =
    event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
  if (!isResting) start();
};
const afterFrame = () => (document.hidden ? setTimeout(start) : requestAnimationFrame(() => setTimeout(start)));

const keepPress = ({ target }: Event) => {
  const button = target instanceof Element && target.closest('button');
  if (button && button.type !== 'submit') kept.set(button, () => button.click());
};
const keepForm = (event: SubmitEvent) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method === 'get') return;
  event.preventDefault();
  kept.set(form, () => form.requestSubmit(event.submitter));
};
addEventListener('click', keepPress, true);
addEventListener('submit', keepForm, true);
globalThis.corredorEarly = {
  end: () => {
    removeEventListener('click', keepPress, true);
    removeEventListener('submit', keepForm, true);
    return [...kept.values()];
  },
};

/** The reader is signed in, or has chosen another language before: neither could the server know. */
const isKnown = () => {
  try {
    const chosen = localStorage.getItem('i18nextLng');
    const isInOtherLanguage = chosen !== null && !chosen.startsWith(document.documentElement.lang);
    return isInOtherLanguage || localStorage.getItem(sessionKey) !== null;
  } catch {
    return false;
  }
};
if (isKnown()) afterFrame();
else for (const sign of signs) addEventListener(sign, turn, { capture: true, passive: true });
