interface SignalOptions {
  /** Called at the first signal: readiness ends. */
  onStop: () => void;
  /** How long a process that is told to stop serves on, so that whoever sends requests notices (milliseconds). */
  grace: number;
  /** How long the end may take after that: longer than what is under way and the database have together. */
  drain?: number;
  host?: Pick<NodeJS.Process, 'on' | 'exit'>;
}

/**
 * A signal ends the process once all that runs by then is stopped, the embedded database too; also while it still starts. Who ends a service
 * sends SIGTERM, and the process serves on for a while; a person at a terminal waits for nothing. A second signal ends the wait.
 */
export function heedSignals({ onStop, grace, drain = 45_000, host = process }: SignalOptions) {
  let stop: (() => Promise<void>) | undefined;
  let isReady = false;
  let haveCome = false;
  let isEnding = false;
  let waiting: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(waiting);
    waiting = undefined;
    isEnding = true;
    if (!stop) return;
    setTimeout(() => host.exit(1), drain).unref();
    void stop().then(
      () => host.exit(0),
      () => host.exit(1),
    );
  };
  const heed = (serveOn: number) => {
    if (isEnding) return;
    const isFirst = !haveCome;
    haveCome = true;
    onStop();
    // While it still starts nobody is served.
    if (isFirst && serveOn > 0 && isReady) waiting = setTimeout(end, serveOn);
    else end();
  };
  host.on('SIGINT', () => heed(0));
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) host.on(signal, () => heed(grace));
  return {
    haveCome: () => haveCome,
    stopBy: (next: () => Promise<void>) => {
      stop = next;
      if (isEnding) end();
    },
    /** Requests are served now. */
    ready: () => {
      isReady = true;
    },
  };
}
