import { expect } from 'vitest';
import { describeWalk } from '../testing/index.ts';
import { paymentStepperScenario } from './paymentStepper.fixtures.ts';

const asked = ['outcome.ask'];

describeWalk(paymentStepperScenario, {
  heard: {
    invoicing: ['invoice.fill', 'order.change'],
    paying: ['payment.confirm', 'order.change', 'step.back'],
    'paying.unreadable': ['card.change'],
    awaitingBank: ['bank.continue', 'outcome.ask'],
    'unconfirmed.waiting': asked,
    untaken: ['payment.retry', 'step.back'],
    declined: ['payment.retry'],
    repriced: ['order.change'],
    blocked: ['payment.retry'],
    'pending.waiting': asked,
  },
  // Nothing is charged without an invoice and a key, and what was sent keeps its key until it is refused.
  invariant: ({ before, after }) => {
    const { intent, invoice, order, card } = after.context;
    if (after.matches('charging')) {
      expect([intent !== null, invoice !== null]).toEqual([true, true]);
      expect(card !== null || Number(order.total) === 0).toBe(true);
    }
    if (before.matches('unconfirmed') && after.matches('unconfirmed')) expect(intent).toEqual(before.context.intent);
    if (after.matches('paid') || after.matches('pending')) expect([intent?.isSettled, card]).toEqual([true, null]);
  },
});
