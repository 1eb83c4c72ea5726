/** What stands behind the fetching of the app, so that tests can do without a browser. */
interface Means {
  /** Brings one file into the browser's cache, or a style sheet into the page; rejects where it does not come. */
  load: (file: string) => Promise<unknown>;
  /** Runs a script that has come. Some browsers never ask again for a module that once failed, so none is asked for before. */
  run: (script: string) => void;
  /** Whether somebody waits for the app because of what they pressed or sent. */
  isAwaited: () => boolean;
  /** Says that the server does not answer, or stops saying so. */
  tell: (isUnreachable: boolean) => void;
  /** Calls back when somebody next turns to the page. */
  listen: (turn: () => void) => void;
  wait: (milliseconds: number) => Promise<void>;
}

/** How long after a failure the next try may come, in milliseconds. */
const pause = 1500;

/** Fetches the app. Where that fails, it tries again: by itself while somebody waits for it, else when somebody turns to the page. */
export async function fetchApp(files: readonly string[], means: Means): Promise<void> {
  try {
    await Promise.all(files.map(means.load));
    means.tell(false);
    for (const file of files) if (!file.endsWith('.css')) means.run(file);
  } catch {
    if (means.isAwaited()) means.tell(true);
    await means.wait(pause);
    const again = () => void fetchApp(files, means);
    if (!means.isAwaited()) return means.listen(again);
    means.tell(true);
    again();
  }
}
