import type {
  Movement,
  MovementInput,
  MovementItemValues,
  MovementPatch,
  MovementRowValues,
  Policy,
} from '@corredor/core/api';
import { methodsOf, toRows } from '@corredor/core/movements';
import {
  type DraftItem,
  type DraftTarget,
  emptyDraft,
  emptyItem,
  fieldsIn,
  type MovementDraft,
  toMovementInput,
} from '../parts/index.ts';

/** A stored draft as the form shows it. */
export function draftOf(movement: Movement, policy: Policy, today: string): MovementDraft {
  const { kind, items } = movement;
  const rows = items.filter(({ target }) => target !== 'field');
  const fields = items.find(({ target, after }) => target === 'field' && after !== null)?.after;
  const whole = items.find(({ target, term_net }) => target === 'field' && term_net !== null);
  return {
    ...emptyDraft(policy, today),
    kind,
    effective_date: movement.effective_date,
    requested_by: movement.requested_by,
    requested_on: movement.requested_on,
    reason: movement.reason ?? '',
    reason_code: movement.reason_code,
    items: rows.map(({ action, target, record_id, label, after, term_net, is_found }, place) => {
      const { limit, percentage, sum, rate, extra, ...rest } = after ?? {};
      const [said, kept] = action === 'add' ? saidOf(rest) : [{}, rest];
      const ref = action === 'add' ? (rest.vehicle_id ?? rest.customer_id ?? rest.coverage_id) : record_id;
      return {
        ...emptyItem(kind, place + 1),
        action,
        target: target as DraftTarget,
        ...said,
        ref: ref ?? null,
        label: label ?? '',
        limit: limit ?? '',
        percentage: percentage ?? '',
        sum: sum ?? '',
        rate: rate ?? '',
        extra: extra ?? {},
        premium: { net: term_net ?? '', by: is_found ? ('row' as const) : ('hand' as const) },
        kept: kept as MovementRowValues,
      };
    }),
    term_net: whole?.term_net ?? '',
    ...(fields && fieldsIn(policy, fields as NonNullable<MovementInput['fields']>)),
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
    typed_net: movement.typed_net ?? '',
    counts_next_term: movement.counts_next_term,
    plan: movement.plan,
    first_due_date: movement.plan === 'single' ? movement.first_due_date : null,
  };
}
/** What the form has a field for of what is put on the policy, and what else was stored of it. */
function saidOf(values: MovementItemValues): [Partial<DraftItem>, MovementRowValues] {
  const { vehicle_id: _v, customer_id: _c, coverage_id: _o, name, description, ...more } = values;
  const { relationship, family_relationship, titular_id, certificate_number, ...kept } = more;
  return [
    {
      name: name ?? '',
      description: description ?? '',
      relationship: relationship ?? 'titular',
      family_relationship: family_relationship ?? null,
      titular: titular_id ? { id: titular_id, name: '' } : null,
      certificate_number: certificate_number ?? '',
    },
    kept as MovementRowValues,
  ];
}

/** What is sent of a draft that was stored: its kind stays. */
export function toMovementPatch(draft: MovementDraft, policy: Policy, today: string): MovementPatch {
  const { kind: _, ...input } = toMovementInput(draft, policy, today);
  return input;
}
