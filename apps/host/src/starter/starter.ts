// Stands in the served pages themselves, so it is small and knows nothing of the app: it fetches the app when somebody first turns to the
// page, and keeps what is pressed until the app is there. Links and forms that search work by themselves.
import { sessionKey } from '@corredor/core/session';
import './early.ts';
import { keepPresses } from './presses.ts';

const { files = '' } = document.currentScript?.dataset ?? {};
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
let hasStarted = false;

const addSheet = (href: string) =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
const start = () => {
  if (hasStarted) return;
  hasStarted = true;
  for (const sign of signs) removeEventListener(sign, turn, true);
  for (const name of files.split(' '))
    if (name.endsWith('.css')) addSheet(name);
    else void import(/* @vite-ignore */ name);
};
/** Browsers tell of a pointer that merely rests where the page appears as if it came there; it has moved by nothing. */
const turn = (event: Event) => {
  const isResting =
    event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
  if (!isResting) start();
};
const afterFrame = () => (document.hidden ? setTimeout(start) : requestAnimationFrame(() => setTimeout(start)));

/** Forms keep their own buttons. Awake, links do what they do, and a label ticks what stands in it. */
const presses = keepPresses(globalThis, ({ target }, isAwake) => {
  const found = target instanceof Element ? target.closest<HTMLElement>('a,button,label') : null;
  if (!isAwake) return found?.matches('[type=button]') ? found : null;
  return found?.matches('button') ? found : found?.matches('label') && found.querySelector('input');
});
const keepForm = (event: SubmitEvent) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method === 'get') return;
  event.preventDefault();
  presses.kept.set(form, () => form.requestSubmit(event.submitter));
};
addEventListener('submit', keepForm, true);
globalThis.corredorEarly = {
  end: () => {
    presses.end();
    removeEventListener('submit', keepForm, true);
    return [...presses.kept.values()];
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
