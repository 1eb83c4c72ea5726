// Stands in the served pages themselves, so it is small and knows nothing of the app: it fetches the app when somebody first turns to the
// page, and keeps what is pressed until the app is there. Links and forms that search work by themselves.
import { keptLanguage } from '@corredor/core/i18n';
import { sessionKey } from '@corredor/core/session';
import './early.ts';
import { fetchApp } from './fetchApp.ts';
import { keepPresses } from './presses.ts';

const { files = '', unreachable = '' } = document.currentScript?.dataset ?? {};
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];
const note = Object.assign(document.createElement('p'), { role: 'alert', className: 'unreachable' });
let begin = (): void => {
  void fetchApp(files.split(' '), {
    load: (file) => (file.endsWith('.css') ? addSheet(file) : keepScript(file)),
    run: (script) => void import(/* @vite-ignore */ script),
    isAwaited: () => presses.kept.size > 0,
    tell: (isUnreachable) => {
      if (!isUnreachable) note.remove();
      else if (!note.isConnected) document.body.append(note);
      note.textContent = unreachable;
    },
    listen: (again) => {
      begin = again;
      listen();
    },
    wait: (milliseconds) => new Promise((come) => setTimeout(come, milliseconds)),
  });
};

/** How long the server and the browser may keep a page, in milliseconds: one that is younger names scripts that are there. */
const pageLife = 120_000;
const keepScript = async (file: string) => {
  const answer = await fetch(file);
  // The product was renewed while the page stood open. Whoever turns to it gets the new one, unless something is to be sent from this.
  if (answer.status === 404 && performance.now() > pageLife && presses.kept.size === 0) location.reload();
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await answer.blob();
};
const addSheet = (href: string) =>
  new Promise((come, fail) => {
    const onerror = (event: unknown) => {
      link.remove();
      fail(event);
    };
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: come, onerror });
    if (document.querySelector(`link[href="${href}"]`)) come(href);
    else document.head.append(link);
  });
const start = () => {
  for (const sign of signs) removeEventListener(sign, turn, true);
  begin();
};
/** Browsers tell of a pointer that merely rests where the page appears as if it came there; it has moved by nothing. */
const turn = (event: Event) => {
  const isResting =
    event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
  if (!isResting) start();
};
const afterFrame = () => (document.hidden ? setTimeout(start) : requestAnimationFrame(() => setTimeout(start)));

function listen() {
  for (const sign of signs) addEventListener(sign, turn, { capture: true, passive: true });
}

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
    const chosen = keptLanguage(localStorage.getItem('i18nextLng'));
    const isInOtherLanguage = chosen !== null && chosen !== document.documentElement.lang;
    return isInOtherLanguage || localStorage.getItem(sessionKey) !== null;
  } catch {
    return false;
  }
};
if (isKnown()) afterFrame();
else listen();
