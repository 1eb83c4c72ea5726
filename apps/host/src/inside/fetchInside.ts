/** What the page names of the app's files. */
interface Files {
  /** The words of the reader's language, where it is known. */
  words: string;
  /** Style sheets that stand in the page itself. */
  sheets: readonly string[];
  scripts: readonly string[];
  /** What to say while the server does not answer. */
  unreachable: string;
}

/** The figures are little and the code is much: this long, in milliseconds, the way is theirs alone. It is one round trip of a slow network. */
const headStart = 150;
/** How long after a failure the next try may come, in milliseconds. */
const pause = 1500;

/** Fetches the app, and runs it after what is still to be drawn. Where it does not come, the page says so, and begins anew as soon as it can. */
export async function fetchInside({ words, sheets, scripts, unreachable }: Files, drawn: Promise<unknown>) {
  // Who asks for one of them by its address finds it named; a sheet that is off is not fetched.
  for (const href of sheets) addLink({ rel: 'stylesheet', href, disabled: true });
  await Promise.race([drawn, new Promise((go) => setTimeout(go, headStart))]);
  // Where they do not come, the app asks again and says so.
  if (words) import(/* @vite-ignore */ words).catch(() => {});
  // Firefox fetches preloads under a part of the page's policy that is closed; there the app runs when it comes.
  if (!('MozAppearance' in document.documentElement.style)) {
    for (const href of scripts) addLink({ rel: 'modulepreload', href });
    await drawn;
  }
  await Promise.all(scripts.map((script) => import(/* @vite-ignore */ script))).catch(() => {
    const note = Object.assign(document.createElement('p'), { role: 'alert', className: 'unreachable' });
    document.body.append(note);
    note.textContent = unreachable;
    const [navigation] = performance.getEntriesByType('navigation');
    const isAnew = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
    const tryAgain = async () => {
      const answers = await Promise.all(scripts.map((script) => fetch(script))).catch(() => []);
      if (answers.length === 0 || answers.some(({ ok }) => !ok)) setTimeout(tryAgain, pause);
      // Some browsers never ask again for a module that once failed. What fails in a new page too is not a matter of the network.
      else if (!isAnew) location.reload();
    };
    setTimeout(tryAgain, pause);
  });
}

const addLink = ({ disabled = false, ...named }: { rel: string; href: string; disabled?: boolean }) => {
  const link = Object.assign(document.createElement('link'), named);
  link.toggleAttribute('disabled', disabled);
  document.head.append(link);
};
