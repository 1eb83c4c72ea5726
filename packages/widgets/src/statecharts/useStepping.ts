import type { Scenario } from '@corredor/machines/charts';
import { useMemo, useState } from 'react';
import { createStepping, type Moment, type Offer } from './stepping.ts';

/** A walk by hand through a machine, as far as it has come. */
export function useStepping(scenario: Scenario) {
  const stepping = useMemo(() => createStepping(scenario), [scenario]);
  const [input, setInput] = useState(0);
  const [steps, setSteps] = useState<readonly Moment[]>([]);
  const first = useMemo(() => stepping.start(input), [stepping, input]);
  const now = steps.at(-1) ?? first;
  return {
    chart: stepping.chart,
    /** Which of the scenario's beginnings. */
    input,
    now,
    steps,
    /** Transitions of the last step. */
    taken: useMemo(() => new Set(now.keys), [now]),
    offers: useMemo(() => stepping.offers(now), [stepping, now]),
    take: (offer: Offer) => setSteps([...steps, stepping.take(now, offer)]),
    undo: () => setSteps(steps.slice(0, -1)),
    begin: (index: number) => {
      setInput(index);
      setSteps([]);
    },
  };
}
export type Stepping = ReturnType<typeof useStepping>;
