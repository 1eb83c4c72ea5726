import { parseArgs } from 'node:util';
import { rejectPayment } from '../../../subscription/billing/index.ts';
import { type Command, decide, exitCodes, paymentNumber, refusals, UsageError } from '../parts/index.ts';

const longestReason = 300;
const help = `Usage: corredor reject <payment> --reason <text>

Rejects a payment that waits for review: gives back the money that the buyer's bank holds, brings back the plan
that was there before, and mails the reason to the buyer.

Options:
  --reason <text> why, in the buyer's language; at most ${longestReason} characters
  --help          show this

Exit codes: 0 rejected, 1 the payment does not wait or the gateway refuses, 2 typed wrongly.`;

/** `corredor reject <payment> --reason <text>`: turns a purchase down. */
export const reject: Command = {
  name: 'reject',
  summary: 'reject a payment that waits for review',
  help,
  run: async (args, { out, err }) => {
    const { values, positionals } = parseArgs({
      args,
      options: { reason: { type: 'string' } },
      allowPositionals: true,
    });
    const paymentId = paymentNumber(positionals);
    const reason = values.reason?.trim() ?? '';
    if (reason === '') throw new UsageError('say why with --reason; the buyer reads it.');
    if (reason.length > longestReason) throw new UsageError(`the reason may have ${longestReason} characters.`);
    const decision = await decide(paymentId, (world, partnerId) => rejectPayment(world, partnerId, paymentId, reason));
    if (decision.isDone) {
      out(`Payment ${paymentId} of ${decision.partner} for the plan ${decision.plan} is rejected.`);
      return exitCodes.done;
    }
    err(`${refusals[decision.why](paymentId)}\nNothing was changed.`);
    return exitCodes.failed;
  },
};
