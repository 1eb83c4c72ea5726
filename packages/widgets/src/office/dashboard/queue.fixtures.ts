import type { DashboardQueue, DashboardQueueItem, Task } from '@corredor/core/api';
import { addDays } from '@corredor/core/dates';
import { someDues } from './summary.fixtures.ts';

const day = '2026-02-10';
const nothing = {
  customer: null,
  policy: null,
  provider: null,
  movement_kind: null,
  movement_number: null,
  is_sample: false,
  payment: null,
  task: null,
} as const;
const insurer = { id: 3, name: 'Seguros Pichincha del Valle', short_name: 'Pichincha del Valle' };

const aTaskOf = (due_on: string): Task => ({
  id: 51,
  title: 'Llamar por la renovación',
  description: null,
  kind: 'other',
  due_on,
  due_time: '09:30',
  priority: 'normal',
  assignee_id: 4,
  assignee: { id: 4, name: 'Ana Paredes' },
  author: { id: 4, name: 'Ana Paredes' },
  about: { model: 'policy', id: 12, label: 'VEH-2041 · Transportes Andinos' },
  status: 'open',
  band: 'today',
  outcome: null,
  done_on: null,
  snoozed_until: null,
  snoozed_count: 0,
  repeats: null,
  next: null,
  passed_over: 0,
  is_private: false,
  rule: null,
  resolution: null,
  allowed_actions: ['complete', 'cancel', 'snooze'],
  version: 1,
  created_at: '2026-02-02T14:05:00Z',
  updated_at: '2026-02-02T14:05:00Z',
});
/** The instalments that `someDues` tells of, as they stand in the queue: as many as ten rows leave room for. */
const dueItems = (today: string): DashboardQueueItem[] =>
  someDues(today)
    .filter(({ status }) => status !== 'on_time')
    .slice(0, 5)
    .map((payment) => ({
      ...nothing,
      kind: 'instalment',
      id: payment.id,
      band: payment.status === 'delayed' ? 'past' : payment.due_date === today ? 'today' : 'near',
      day: payment.due_date,
      at_risk: payment.balance,
      customer: payment.payer,
      policy: { id: payment.policy_id, name: payment.policy_number },
      provider: payment.provider,
      payment,
    }));

const bands = { past: 0, today: 1, near: 2 } as const;
/** One day's queue of that brokerage, with something of every kind. */
export const someQueue = (over: Partial<DashboardQueue> = {}): DashboardQueue => {
  const today = over.today ?? day;
  const others: DashboardQueueItem[] = [
    {
      ...nothing,
      kind: 'uncovered',
      id: 131,
      band: 'past',
      day: addDays(today, -7),
      at_risk: '1980.00',
      customer: { id: 52, name: 'Clínica Santa Aurora S.A.' },
      policy: { id: 131, name: 'AM-2026-00447' },
      provider: insurer,
    },
    {
      ...nothing,
      kind: 'lapsed',
      id: 97,
      band: 'past',
      day: addDays(today, -3),
      at_risk: '1881.43',
      customer: { id: 63, name: 'Textiles Otavalo Moderno Cía. Ltda.' },
      policy: { id: 97, name: 'RC-2025-01252' },
      provider: insurer,
    },
    {
      ...nothing,
      kind: 'movement',
      id: 62,
      band: 'past',
      day: addDays(today, -11),
      at_risk: '-112.40',
      customer: { id: 41, name: 'Ana Lucía Cevallos Mora' },
      policy: { id: 118, name: 'VH-2026-00418' },
      provider: insurer,
      movement_kind: 'exclusion',
      movement_number: 2,
    },
    { ...nothing, kind: 'task', id: 51, band: 'today', day: today, at_risk: null, task: aTaskOf(today) },
    {
      ...nothing,
      kind: 'ending',
      id: 104,
      band: 'near',
      day: addDays(today, 17),
      at_risk: '2640.00',
      customer: { id: 47, name: 'Panificadora La Espiga Dorada Cía. Ltda.' },
      policy: { id: 104, name: 'IN-2025-00402' },
      provider: insurer,
    },
  ];
  const items = [...dueItems(today).slice(0, 6), ...others].toSorted(
    (one, other) =>
      bands[one.band] - bands[other.band] || Math.abs(Number(other.at_risk)) - Math.abs(Number(one.at_risk)),
  );
  return {
    today,
    near_until: addDays(today, 7),
    currency: 'USD',
    counts: { instalment: 19, instalment_late: 7, uncovered: 1, lapsed: 3, ending: 4, movement: 1, task: 3 },
    items,
    ...over,
  };
};
/** Nothing waits. */
export const noQueue = someQueue({
  counts: { instalment: 0, instalment_late: 0, uncovered: 0, lapsed: 0, ending: 0, movement: 0, task: 0 },
  items: [],
});
