import type { MovementItem, MovementItemValues } from '@corredor/core/api';
import { percentNames } from './movementFacts.ts';

type Value = Exclude<MovementItemValues[keyof MovementItemValues], object> | boolean | null;
/** What an issued movement made of one value. */
export interface ValueChange {
  movement_id: number;
  effective_date: string;
  before: Value;
  after: Value;
}
const isSame = (one: Value, other: Value) => (one ?? null) === (other ?? null);

/** The change that takes effect last, of those until a day; of one day, the one that was issued last. */
const lastUntil = (changes: readonly ValueChange[], day: string | null) =>
  changes
    .filter(({ effective_date }) => day === null || effective_date <= day)
    .reduce<ValueChange | undefined>(
      (last, one) => (last && last.effective_date > one.effective_date ? last : one),
      undefined,
    );

/** The changes that count, in the order of their issue, and what was before them. What somebody wrote without a movement lets go of earlier ones. */
interface Counted {
  first: Value;
  changes: readonly ValueChange[];
}
const valueIn = ({ first, changes }: Counted, day: string | null) => {
  const last = lastUntil(changes, day);
  return last ? last.after : first;
};
function counted(all: readonly ValueChange[]): Counted {
  let found: Counted = { first: all[0]?.before, changes: [] };
  for (const change of all) {
    if (!isSame(change.before, valueIn(found, null))) found = { first: change.before, changes: [] };
    found = { ...found, changes: [...found.changes, change] };
  }
  return found;
}

/** What a value is on a day; what somebody wrote without a movement counts as always so. */
export function valueOn(stored: Value, all: readonly ValueChange[], day: string): Value {
  const found = counted(all);
  return all.length > 0 && isSame(stored, valueIn(found, null)) ? valueIn(found, day) : stored;
}

/** What a value is once all its changes are in effect. */
export const valueInTheEnd = (all: readonly ValueChange[]): Value => valueIn(counted(all), null);

/** What a value is in the end without one of its movements; what somebody wrote since stays. */
export function valueWithout(stored: Value, all: readonly ValueChange[], movementId: number): Value {
  const { first, changes } = counted(all);
  if (!isSame(stored, valueIn({ first, changes }, null))) return stored;
  return valueIn({ first, changes: changes.filter(({ movement_id }) => movement_id !== movementId) }, null);
}

/** An item of an issued movement, with its day. */
export type DatedItem = Pick<MovementItem, 'action' | 'target' | 'record_id' | 'before' | 'after'> &
  Pick<ValueChange, 'movement_id' | 'effective_date'>;
type Subject = Pick<DatedItem, 'target' | 'record_id'>;
const keyOf = ({ target, record_id }: Subject) => `${target} ${record_id ?? ''}`;

/** Finds the names of the extra fields that movements changed of a row. */
export function changedExtras(items: readonly DatedItem[]) {
  const bySubject = new Map<string, Set<string>>();
  for (const item of items) {
    const names = item.action === 'change' ? namesIn(item.after).filter((name) => name.startsWith(extraStart)) : [];
    if (names.length > 0) bySubject.set(keyOf(item), new Set([...(bySubject.get(keyOf(item)) ?? []), ...names]));
  }
  return (subject: Subject): string[] => [...(bySubject.get(keyOf(subject)) ?? [])];
}

/** Finds what movements made of a value of a row, or of the policy itself; items come in the order of their issue. */
export function changesIn(items: readonly DatedItem[]) {
  const bySubject = new Map<string, DatedItem[]>();
  for (const item of items) {
    if (item.action !== 'change' || !item.after) continue;
    const mine = bySubject.get(keyOf(item));
    if (mine) mine.push(item);
    else bySubject.set(keyOf(item), [item]);
  }
  return (subject: Subject, name: string): ValueChange[] =>
    (bySubject.get(keyOf(subject)) ?? [])
      .filter(({ after }) => namesIn(after).includes(name))
      .map(({ movement_id, effective_date, before, after }) => ({
        movement_id,
        effective_date,
        before: valueNamed(before, name),
        after: valueNamed(after, name),
      }));
}

/** Finds which of some movements takes effect first among those that have an item about the same row. */
export function firstAbout<Some extends { id: number; effective_date: string }>(
  items: readonly DatedItem[],
  movements: readonly Some[],
) {
  const byId = new Map(movements.map((one) => [one.id, one]));
  const first = new Map<string, Some>();
  for (const item of items) {
    const one = byId.get(item.movement_id);
    const known = first.get(keyOf(item));
    if (one && !(known && known.effective_date <= one.effective_date)) first.set(keyOf(item), one);
  }
  return (subject: Subject): Some | undefined => first.get(keyOf(subject));
}

const extraStart = 'extra.';
/** The names of values; of those in extra fields, each by itself. */
export const namesIn = (values: MovementItemValues | null | undefined): string[] =>
  Object.keys(values ?? {}).flatMap((name) =>
    name === 'extra' ? Object.keys(values?.extra ?? {}).map((key) => extraStart + key) : [name],
  );

/** One of the values; percentages as they are read, without zeros at their end. */
export function valueNamed(values: MovementItemValues | null, name: string): Value {
  if (name.startsWith(extraStart)) {
    const [extra, key] = [values?.extra ?? {}, name.slice(extraStart.length)];
    return Object.hasOwn(extra, key) ? (extra[key] ?? null) : null;
  }
  const value = values?.[name as Exclude<keyof MovementItemValues, 'extra'>];
  return percentNames.includes(name) && typeof value === 'string' && value.includes('.')
    ? value.replace(/\.?0+$/, '')
    : value;
}

/** The same for each of some values. */
export function valuesWith(names: readonly string[], valueFor: (name: string) => Value): MovementItemValues {
  const [extras, plain] = [
    names.filter((name) => name.startsWith(extraStart)),
    names.filter((name) => !name.startsWith(extraStart)),
  ];
  const values = Object.fromEntries(plain.map((name) => [name, valueFor(name) ?? null]));
  if (extras.length === 0) return values;
  const extra = extras.map((name) => [name.slice(extraStart.length), valueFor(name) ?? null]);
  return { ...values, extra: Object.fromEntries(extra) };
}
