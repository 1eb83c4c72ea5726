import type { Crossing, MovementPreview, MovementUndo, Payment, PaymentReminder } from '@corredor/core/api';
import { addMoney } from '@corredor/core/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { succeeded } from '../../testing/aPortfolio.ts';
import { type MovementOffice, movementOffice } from '../../testing/movementSteps.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: MovementOffice['office'];
let steps: MovementOffice['steps'];
let today: MovementOffice['today'];
beforeAll(async () => {
  api = await testApi();
  ({ office, steps, today } = await movementOffice(api, 'cruzados'));
});
afterAll(() => api.close());

const openOf = async (policyId: number) => {
  const open = (await steps.paymentsOf(policyId)).filter(({ is_paid }) => !is_paid);
  const sum = (kind: Payment['kind']) =>
    addMoney('0.00', ...open.filter((one) => one.kind === kind).map(({ balance }) => balance));
  return { owed: sum('premium'), credit: sum('credit') };
};
/** A policy whose one instalment is paid. */
const paidPolicy = async () => {
  const policyId = await steps.active({ payment_frequency: 12 });
  for (const { id, version } of await steps.paymentsOf(policyId))
    succeeded(
      await office.call('payInstalment', {
        path: { paymentId: id },
        version,
        body: { payment_date: today, payment_method: 'transfer' },
      }),
    );
  expect(await openOf(policyId)).toEqual({ owed: '0.00', credit: '0.00' });
  return policyId;
};
const previewOf = async (policyId: number, body: object) =>
  succeeded<MovementPreview>(await office.call('previewMovement', { path: { policyId }, body }));
const reminderOf = async (policyId: number) => {
  const [first] = (await steps.paymentsOf(policyId)).filter(({ kind, is_paid }) => kind === 'premium' && !is_paid);
  return succeeded<PaymentReminder>(
    await office.call('getPaymentReminder', { path: { paymentId: Number(first?.id) } }),
  );
};

describe('the charge of a movement', () => {
  it('of a policy that is cancelled and taken back on the same day leaves nothing that is owed, and its undo brings the credit back', async () => {
    const policyId = await paidPolicy();
    const cancelled = await steps.issued(policyId, steps.asks('cancellation', today));
    const credit = cancelled.total_delta;
    expect(await openOf(policyId)).toEqual({ owed: '0.00', credit });
    const asked = steps.asks('reinstatement', today);
    expect((await previewOf(policyId, asked)).crossed).toBe(credit.replace('-', ''));
    const back = await steps.issued(policyId, asked);
    expect(await openOf(policyId)).toEqual({ owed: '0.00', credit: '0.00' });
    await steps.expectBalanced(policyId);
    const path = { movementId: back.id };
    expect(succeeded<MovementUndo>(await office.call('previewMovementUndo', { path }))).toMatchObject({
      refusal: null,
      reopened: [],
      credits_reopened: credit.replace('-', ''),
    });
    await steps.undone(back);
    expect(await openOf(policyId)).toEqual({ owed: '0.00', credit });
    await steps.expectBalanced(policyId);
  });

  it('is paid by the credit that waits longest, and what no credit pays stays owed', async () => {
    const policyId = await paidPolicy();
    const [one, two] = [steps.include(), steps.include()];
    const included = await steps.issued(policyId, { ...one, plan: 'single' });
    for (const { id, version, is_paid } of await steps.paymentsOf(policyId))
      if (!is_paid)
        succeeded(
          await office.call('payInstalment', {
            path: { paymentId: id },
            version,
            body: { payment_date: today, payment_method: 'cash' },
          }),
        );
    const [vehicle] = await steps.vehiclesOf(policyId);
    const excluded = await steps.issued(
      policyId,
      steps.asks('exclusion', today, {
        items: [{ action: 'remove', target: 'vehicle', record_id: vehicle?.id, term_net: '-480.00' }],
      }),
    );
    expect(await openOf(policyId)).toEqual({ owed: '0.00', credit: excluded.total_delta });
    const again = await steps.issued(policyId, { ...two, plan: 'single' });
    expect(included.total_delta).toBe(again.total_delta);
    const left = addMoney(again.total_delta, excluded.total_delta);
    const { owed, credit } = await openOf(policyId);
    expect(addMoney(owed, credit)).toBe(left);
    expect(left.startsWith('-') ? owed : credit).toBe('0.00');
    const { results } = succeeded<{ results: Crossing[] }>(
      await office.call('listCrossings', { query: { policy: policyId } }),
    );
    expect(results).toMatchObject([{ reason: 'exclusion', undone_at: null }]);
    await steps.expectBalanced(policyId);
  });

  it('is not told as crossed where the policy has no credit', async () => {
    const policyId = await paidPolicy();
    const preview = await previewOf(policyId, { ...steps.include(), plan: 'single' });
    expect([preview.crossed, preview.instalments.length]).toEqual(['0.00', 1]);
  });
});

describe('a reminder', () => {
  it('names what the payer has in their favour with the same insurer, before it goes out', async () => {
    const other = await paidPolicy();
    const cancelled = await steps.issued(other, steps.asks('cancellation', today));
    const policyId = await steps.active();
    const { credits } = await reminderOf(policyId);
    expect(credits).toContainEqual({
      id: expect.any(Number),
      policy_id: other,
      policy_number: expect.stringMatching(/./),
      amount: cancelled.total_delta.replace('-', ''),
    });
  });

  it('says after a part payment what is covered, by money or by a credit, and what is open', async () => {
    const policyId = await steps.active();
    const [first] = (await steps.paymentsOf(policyId)).filter(({ status }) => status === 'delayed');
    const before = await reminderOf(policyId);
    expect(before.body).toContain(', por $');
    succeeded(
      await office.call('createReceipt', {
        path: { paymentId: Number(first?.id) },
        version: Number(first?.version),
        body: { kind: 'money', amount: '10.01', received_on: today, method: 'transfer' },
      }),
    );
    const [whole, open] = [`$${first?.amount}`, `$${addMoney(first?.amount ?? '', '-10.01')}`].map((one) =>
      one.replace('.', ','),
    );
    const { body, message, subject } = await reminderOf(policyId);
    expect(subject).toBe(before.subject);
    for (const text of [body, message]) {
      expect(text).toContain(`de ${whole}, venció el`);
      expect(text).toContain(`a están cubiertos $10,01 y quedan por pagar ${open}.`);
      expect(text).not.toContain('no tenemos registro');
    }
  });
});
