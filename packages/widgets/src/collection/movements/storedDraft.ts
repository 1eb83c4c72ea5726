import type { Movement, MovementInput, MovementPatch, MovementRowValues, Policy } from '@corredor/core/api';
import { methodsOf, toRows } from '@corredor/core/movements';
import {
  type DraftTarget,
  emptyDraft,
  emptyItem,
  isOfWholePremium,
  type MovementDraft,
  toMovementInput,
} from './movementDraft.ts';

const unsigned = (amount: string | null) => amount?.replace('-', '') ?? '';
const isBelow = (amount: string | null) => amount?.startsWith('-') === true;
/** A stored draft as the form shows it. */
export function draftOf(movement: Movement, policy: Policy, today: string): MovementDraft {
  const { kind, items } = movement;
  const rows = items.filter(({ target }) => target !== 'field');
  const fields = items.find(({ target, after }) => target === 'field' && after !== null)?.after;
  const whole = items.find(({ target, term_net }) => target === 'field' && term_net !== null);
  const net = isOfWholePremium(kind) ? (whole?.term_net ?? null) : movement.typed_net;
  return {
    ...emptyDraft(policy, today),
    kind,
    effective_date: movement.effective_date,
    requested_by: movement.requested_by,
    reason: movement.reason ?? '',
    items: rows.map(({ action, target, record_id, after, term_net }, place) => {
      const { vehicle_id, customer_id, coverage_id, name, limit, percentage, ...kept } = after ?? {};
      const ref = action === 'add' ? (vehicle_id ?? customer_id ?? coverage_id) : record_id;
      return {
        ...emptyItem(kind, place + 1),
        action,
        target: target as DraftTarget,
        ref: ref ?? null,
        name: name ?? '',
        limit: limit ?? '',
        percentage: percentage ?? '',
        direction: isBelow(term_net) ? ('less' as const) : ('more' as const),
        term_net: unsigned(term_net),
        kept: kept as MovementRowValues,
      };
    }),
    direction: isBelow(net) ? 'less' : 'more',
    term_net: unsigned(whole?.term_net ?? null),
    ...(fields && {
      certificate_number: valueIn(fields, 'certificate_number', policy),
      deductible: valueIn(fields, 'deductible', policy),
      maximum_insured_sum: valueIn(fields, 'maximum_insured_sum', policy),
    }),
    new_end_date: movement.new_end_date,
    with_lapse: movement.with_lapse,
    no_loss_statement: movement.no_loss_statement,
    method: methodsOf(kind).length > 1 ? movement.method : null,
    penalty_percent: movement.penalty_percent,
    ...(movement.earning_table && {
      reading: movement.earning_table.reading,
      table: toRows(movement.earning_table),
    }),
    // What it keeps at least is as it was stored, also where that is nothing.
    least_percent: movement.least_percent ?? '',
    least_amount: movement.least_amount ?? '',
    typed_net: unsigned(movement.typed_net),
    counts_next_term: movement.counts_next_term,
    plan: movement.plan,
  };
}
type DataField = 'certificate_number' | 'deductible' | 'maximum_insured_sum';
const valueIn = (fields: Partial<Record<DataField, string | null>>, name: DataField, policy: Policy) =>
  (name in fields ? fields[name] : policy[name]) ?? '';

/** What is sent of a draft that was stored: its kind stays, and what the form cannot say of the policy's own fields too. */
export function toMovementPatch(
  draft: MovementDraft,
  movement: Movement,
  policy: Policy,
  today: string,
): MovementPatch {
  const { kind: _, requested_on: _asked, fields, ...input } = toMovementInput(draft, policy, today);
  const stored = movement.items.find(({ target, after }) => target === 'field' && after !== null)?.after ?? {};
  const { certificate_number: _c, deductible: _d, maximum_insured_sum: _m, ...others } = stored;
  const next = { ...others, ...fields } as NonNullable<MovementInput['fields']>;
  return { ...input, ...(Object.keys(next).length > 0 && { fields: next }) };
}
