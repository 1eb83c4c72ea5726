import { parseArgs } from 'node:util';
import { approvePayment } from '../../../subscription/billing/index.ts';
import { type Command, decide, exitCodes, paymentNumber, refusals } from '../parts/index.ts';

const help = `Usage: corredor approve <payment>

Approves a payment that waits for review: takes the money that the buyer's bank holds for it, opens the plan at
once for everybody of the brokerage, and mails the invoice. The number stands in "corredor list-partners --pending".

Options:
  --help          show this

Exit codes: 0 approved, 1 the payment does not wait or the gateway refuses, 2 typed wrongly.`;

/** `corredor approve <payment>`: opens a plan that waits for review. */
export const approve: Command = {
  name: 'approve',
  summary: 'approve a payment that waits for review',
  help,
  run: async (args, { out, err }) => {
    const { positionals } = parseArgs({ args, options: {}, allowPositionals: true });
    const paymentId = paymentNumber(positionals);
    const decision = await decide(paymentId, (world, partnerId) => approvePayment(world, partnerId, paymentId));
    if (decision.isDone) {
      out(`Payment ${paymentId} is approved: the plan ${decision.plan} of ${decision.partner} is active.`);
      return exitCodes.done;
    }
    err(`${refusals[decision.why](paymentId)}\nNothing was changed.`);
    return exitCodes.failed;
  },
};
