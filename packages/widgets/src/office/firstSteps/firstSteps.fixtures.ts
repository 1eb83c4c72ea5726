import type { DashboardSummary, SampleBook } from '@corredor/core/api';

type FirstSteps = NonNullable<DashboardSummary['first_steps']>;
type Step = FirstSteps['steps'][number];
const ids: Step['id'][] = ['name', 'profile', 'branches', 'insurers', 'customers', 'policy', 'colleague'];

/** All steps, those of them done that are named; with `isForOne` the plan has no room for a colleague. */
export const someSteps = (done: readonly Step['id'][] = [], isForOne = false): Step[] =>
  ids.map((id) => ({ id, is_done: done.includes(id), needs_plan: isForOne && id === 'colleague' }));

export const someFirstSteps = (over: Partial<FirstSteps> = {}): FirstSteps => ({
  steps: someSteps(),
  is_put_away: false,
  has_policies: false,
  ...over,
});

/** A book as it was loaded, unless told otherwise. */
export const aSampleBook = (over: Partial<SampleBook> = {}): SampleBook => ({
  loaded_at: '2026-02-10T14:00:00Z',
  loaded_by: 'Ana Cevallos',
  counts: [
    { model: 'customer', count: 8 },
    { model: 'vehicle', count: 4 },
    { model: 'provider', count: 3 },
    { model: 'branch', count: 4 },
    { model: 'coverage', count: 8 },
    { model: 'policy', count: 12 },
    { model: 'payment', count: 62 },
  ],
  touched: [],
  touched_count: 0,
  ...over,
});
