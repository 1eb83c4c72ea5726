interface UpkeepOptions {
  tendEvery: number;
  recheckEvery: number;
  tend: (now: number) => void;
  recheck: () => Promise<void>;
  report: () => void;
}
const reportEvery = 60_000;

/** What happens by the clock: pings and ends every second, figures every minute, sessions every five. */
export function startUpkeep({ tendEvery, recheckEvery, tend, recheck, report }: UpkeepOptions) {
  const timers = [
    setInterval(() => tend(performance.now()), tendEvery),
    setInterval(() => void recheck(), recheckEvery),
    setInterval(report, reportEvery),
  ];
  for (const timer of timers) timer.unref();
  return {
    stop: () => {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
