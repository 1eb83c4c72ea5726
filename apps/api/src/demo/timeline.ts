import type { PlainDate } from '@corredor/core/dates';

type Work = () => Promise<void>;

/** Does work in the order of its days, so that the demo's history reads like a year of use. */
export function createTimeline(setClock: (day: PlainDate) => Promise<void>) {
  const waiting: { day: PlainDate; work: Work }[] = [];
  return {
    plan: (day: PlainDate, work: Work) => void waiting.push({ day, work }),
    /** Runs everything planned, also what running plans anew; what lies after the last day is left out. */
    run: async (lastDay: PlainDate) => {
      let clock = '';
      while (waiting.length > 0) {
        const index = waiting.reduce((first, one, at) => (one.day < (waiting[first]?.day ?? '') ? at : first), 0);
        const next = waiting.splice(index, 1)[0];
        if (!next || next.day > lastDay) continue;
        if (next.day !== clock) await setClock(next.day);
        clock = next.day;
        await next.work();
      }
    },
  };
}
export type Timeline = ReturnType<typeof createTimeline>;
