import type { Operations } from '../../server/request/operations.ts';
import { conflict, notFound, Problem } from '../../server/request/problems.ts';
import { ok } from '../../server/request/replies.ts';
import type { PaymentNotices } from './paymentNotices.ts';
import { held } from './payments.operations.ts';
import type { PaymentStore } from './payments.store.ts';

/** Reminding the payer of an instalment: by mail from here, or by a chat that the broker opens. */
export const paymentNoticeOperations = (payments: PaymentStore, notices: PaymentNotices) =>
  ({
    getPaymentReminder: async ({ path }) => {
      const payment = await payments.find(path.paymentId);
      return payment ? ok(await notices.read(payment)) : notFound('payment');
    },
    notifyPayer: async ({ path, version }) => {
      const before = await held(payments, path.paymentId, version);
      if (before instanceof Problem) return before;
      const { refusal, email, last_notified_at } = await notices.read(before);
      if (refusal || !email) {
        const when = payments.momentOf(last_notified_at);
        return conflict(refusal ?? 'payer_without_email', { params: { when } });
      }
      const after = await payments.save(before.id, { last_notified_at: new Date().toISOString() });
      await notices.send(after, email);
      await payments.record('payment_notified', after.id, { before, after });
      await payments.tellReminded(after);
      return ok(after);
    },
  }) satisfies Partial<Operations>;
