// Stands in the private area's page itself: asks for what the app will ask for first, draws the frame for those who are signed in, writes
// the figures into it, and fetches the app, which then takes the place of all this.
import { isSignedIn } from '@corredor/core/session';
import { ask } from './ask.ts';
import { drawShell } from './drawShell.ts';
import { fetchInside } from './fetchInside.ts';
import { leaveTo } from './leave.ts';
import { readReader } from './reader.ts';
import { writeFigures } from './writeFigures.ts';

const { dataset } = document.currentScript ?? {};
const listOf = (text = '') => text.split(' ');
const read = (text = '{}') => JSON.parse(text);
/** How long the app's code waits for the figures to be drawn before it runs, in milliseconds. */
const longest = 1000;

/** What is known of the page that was begun. */
const begun = { words: '', language: document.documentElement.lang, drawn: Promise.resolve() };

/** Ends when the frame is on the screen: it is to be seen before its code is read. Some browsers do not tell. */
function seen() {
  return new Promise<void>((go) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) requestAnimationFrame(() => setTimeout(go));
    else new PerformanceObserver(() => go()).observe({ type: 'paint', buffered: true });
    setTimeout(go, longest);
  });
}

function begin() {
  const query = new URLSearchParams(location.search);
  const reader = readReader(query);
  begun.words = dataset?.[reader.language] ?? '';
  begun.language = reader.language;
  if (!isSignedIn(reader.record)) return;
  const summary = ask(reader);
  const { documentElement } = document;
  documentElement.lang = reader.language;
  documentElement.className =
    read(dataset?.looks)[`${reader.look.theme} ${reader.look.density}`] ?? documentElement.className;
  const drawn = drawShell(reader, read(dataset?.plan));
  const root = document.getElementById('root');
  if (!drawn || !root) return;
  leaveTo(root, drawn.shell);
  if (!summary) return;
  const late = new Promise<void>((go) => setTimeout(go, longest));
  begun.drawn = Promise.race([late, writeFigures(drawn, summary, reader.locale).catch(() => {})]);
}

try {
  begin();
} catch {
  // A browser that keeps nothing: the app finds out for itself.
}
const fetchAll = () => {
  const { words, language, drawn } = begun;
  const unreachable = document.getElementById(`shell-${language}`)?.dataset.unreachable ?? '';
  const files = { words, sheets: listOf(dataset?.sheets), scripts: listOf(dataset?.scripts), unreachable };
  void fetchInside(files, drawn);
};
if (!document.getElementById('shell') || document.hidden) fetchAll();
else void seen().then(fetchAll);
