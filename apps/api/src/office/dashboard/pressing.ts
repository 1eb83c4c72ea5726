import type { DashboardQueueBand, DashboardQueueKind } from '@corredor/core/api';
import { addDays, type PlainDate } from '@corredor/core/dates';
import { compareMoney } from '@corredor/core/money';
import { addBusinessDays } from '@corredor/core/tasks';

/** What is needed to tell how pressing something is. */
export interface Waiting {
  kind: DashboardQueueKind;
  id: number;
  band: DashboardQueueBand;
  day: string;
  /** Money with two decimals; what a movement gives back is at risk as much as what it charges. */
  at_risk: string | null;
}

const bands: Record<DashboardQueueBand, number> = { past: 0, today: 1, near: 2 };
const sizeOf = (amount: string | null) => (amount === null ? '-1.00' : amount.replace(/^-/, ''));

/** Orders what waits: past its day before today before near; then the most money at risk, the earliest day, the lowest number. */
export const byPressure = (one: Waiting, other: Waiting) =>
  bands[one.band] - bands[other.band] ||
  compareMoney(sizeOf(other.at_risk), sizeOf(one.at_risk)) ||
  one.day.localeCompare(other.day) ||
  one.id - other.id;

/** The first of what waits, `size` at most; the first of each kind come before the second ones, up to `least`, and those before all others, so that one kind cannot hide another. */
export function mostPressing<Item extends Waiting>(waiting: readonly Item[], size: number, least: number): Item[] {
  const ordered = waiting.toSorted(byPressure);
  const placeOf = (item: Item) => ordered.filter(({ kind }) => kind === item.kind).indexOf(item);
  const turnOf = new Map(ordered.map((item) => [item, Math.min(placeOf(item), least)]));
  return ordered
    .toSorted((one, other) => (turnOf.get(one) ?? 0) - (turnOf.get(other) ?? 0))
    .slice(0, size)
    .toSorted(byPressure);
}

/** The last day of sending after which an insurer has had a movement for as many business days as the brokerage allows, or longer. */
export function lastLongSent(today: PlainDate, days: number): PlainDate {
  let sent = today;
  while (addBusinessDays(sent, days) > today) sent = addDays(sent, -1);
  return sent;
}
