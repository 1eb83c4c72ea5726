import { localeOf } from '@corredor/core/locales';
import type { RequestContext } from '../../server/request/handlers.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, notFound, Problem } from '../../server/request/problems.ts';
import { ok } from '../../server/request/replies.ts';
import type { FileStore } from '../../services/files/index.ts';
import { drawDocument, readPlanSheet } from '../documents/index.ts';
import { type NoticeWorld, type PaymentNotices, paymentNotices } from './paymentNotices.ts';
import { held } from './payments.operations.ts';
import { type PaymentStore, paymentStore } from './payments.store.ts';

/** What a reminder would say and whom it would reach. */
export const paymentReminderOperations = (payments: PaymentStore, notices: PaymentNotices) =>
  ({
    getPaymentReminder: async ({ path }) => {
      const payment = await payments.find(path.paymentId);
      return payment ? ok(await notices.read(payment)) : notFound('payment');
    },
  }) satisfies Partial<Operations>;

/** Reminding the payer of an instalment by mail; the payment plan that goes with it is drawn while no connection waits. */
export const paymentNoticeOperations = (request: RequestContext, world: NoticeWorld & { files: FileStore }) =>
  ({
    notifyPayer: async ({ path, query, version }) => {
      const plan = query.payment_plan ? await drawPlan(request, world, path.paymentId, version) : undefined;
      return request.onceAsCaller(async (scope) => {
        const payments = paymentStore(scope);
        const notices = paymentNotices(scope, world);
        const before = await held(payments, path.paymentId, version);
        if (before instanceof Problem) throw before;
        const { refusal, email, last_notified_at } = await notices.read(before);
        if (refusal || !email) {
          const when = payments.momentOf(last_notified_at);
          throw conflict(refusal ?? 'payer_without_email', { params: { when } });
        }
        const after = await payments.save(before.id, { last_notified_at: new Date().toISOString() });
        await notices.send(after, email, plan);
        await payments.record('payment_notified', after.id, { before, after });
        await payments.tellReminded(after);
        return ok(after);
      });
    },
  }) satisfies Partial<Operations>;

/** The payment plan in the brokerage's language; none where nothing will be sent. */
async function drawPlan(
  request: RequestContext,
  world: NoticeWorld & { files: FileStore },
  paymentId: number,
  version: number,
) {
  const job = await request.asCaller(async (scope) => {
    const payment = await paymentStore(scope).find(paymentId);
    const reminder = payment && (await paymentNotices(scope, world).read(payment));
    if (!reminder || reminder.refusal || payment.version !== version) return null;
    const sheet = await readPlanSheet(scope, payment.policy_id);
    return { sheet, locale: localeOf(reminder.language, scope.caller.countryId), partnerId: scope.caller.partnerId };
  });
  if (!job) return undefined;
  const plan = { kind: 'payment_plan', ...job } as const;
  const { name, bytes } = await drawDocument(world.files, job.partnerId, plan, request.signal);
  return { name, content: bytes };
}
