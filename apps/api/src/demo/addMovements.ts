import type { Movement, MovementInput } from '@corredor/core/api';
import { addDays, type PlainDate } from '@corredor/core/dates';
import { sql } from 'kysely';
import { movementMails, movementOperations, movementStore } from '../collection/movements/index.ts';
import type { Scope } from '../server/request/scope.ts';
import { settingsOperations, settingsStore } from '../services/settings/index.ts';
import { done, nobodyTold, still } from './office.ts';

type Asked = Omit<MovementInput, 'effective_date' | 'requested_on'> & { inDays?: number };

/** Movements of policies in force, one in each state: what an insurer has, what was refused, what counts and what was taken back. */
export async function addMovements(
  scope: Scope,
  setDay: (day: PlainDate) => Promise<void>,
  today: PlainDate,
): Promise<void> {
  const movements = movementOperations(movementStore(scope), movementMails(scope, nobodyTold));
  // Those with the longest time to go, so that nothing of theirs ends soon.
  const { rows } = await sql<{ id: number }>`
    select id from policy_states where is_in_force and end_date > ${today}::date + 60 and start_date < ${today}::date - 10
    order by end_date desc, id limit 6`.execute(scope.trx);
  const [first, second, third, fourth, fifth, sixth] = rows.map(({ id }) => id);
  const draft = (policyId: number, { inDays = 0, ...input }: Asked) => {
    const body = { ...input, effective_date: addDays(today, inDays), requested_on: addDays(today, -3) };
    return done(movements.createMovement({ ...still, path: { policyId }, body }));
  };
  const at = ({ id, version }: Movement) => ({ ...still, path: { movementId: id }, version });
  const issue = (movement: Movement) =>
    done(movements.issueMovement({ ...at(movement), body: { total_delta: movement.total_delta } }));
  await setDay(addDays(today, -3));
  await setChecklist(scope);
  if (first) {
    const asked = await draft(first, {
      kind: 'cancellation',
      requested_by: 'customer',
      reason_code: 'sold',
      reason: 'Vende el bien.',
      inDays: 20,
    });
    const checklist = asked.checklist.map(({ position }) => ({
      position,
      done_on: position === 1 ? addDays(today, -3) : null,
      file_id: null,
    }));
    await done(movements.updateMovementChecklist({ ...at(asked), body: { checklist } }));
  }
  if (second) {
    const asked = await draft(second, { kind: 'discount', requested_by: 'broker', typed_net: '-12.00' });
    await done(movements.sendMovement({ ...at(asked), body: { by: 'other' } }));
  }
  if (third) {
    const fields = { deductible: '5 % del siniestro' };
    const asked = await draft(third, { kind: 'data', requested_by: 'customer', fields });
    const sent = await done(movements.sendMovement({ ...at(asked), body: { by: 'other' } }));
    await done(movements.rejectMovement({ ...at(sent), body: { reason: 'El plan no admite ese deducible.' } }));
  }
  if (fourth)
    await issue(
      await draft(fourth, { kind: 'surcharge', requested_by: 'insurer', typed_net: '25.00', plan: 'with_remaining' }),
    );
  if (fifth) {
    const asked = await draft(fifth, { kind: 'text', requested_by: 'customer', reason: 'Aclara la dirección.' });
    await done(movements.discardMovement(at(asked)));
  }
  if (sixth) {
    const counted = await issue(
      await draft(sixth, { kind: 'declaration', requested_by: 'customer', typed_net: '18.00' }),
    );
    await done(movements.undoMovement(at(counted)));
  }
  await setDay(today);
}

/** What the brokerage asks for before it cancels. */
async function setChecklist(scope: Scope) {
  const settings = settingsOperations(scope, settingsStore(scope));
  const { version } = await done(settings.getSettings());
  const items = [
    { label: 'Carta de cancelación firmada', is_required: true },
    { label: 'Copia de la cédula o del RUC', is_required: true },
    { label: 'Certificado de no adeudar', is_required: false },
  ];
  const checklists = [{ branch_id: null, kind: 'cancellation' as const, items }];
  await done(settings.updateSettings({ ...still, version, body: { movements: { checklists } } }));
}
