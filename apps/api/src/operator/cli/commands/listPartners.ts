import { parseArgs } from 'node:util';
import { listPartners as readPartners } from '../../../office/partner/index.ts';
import { asOperator, type Command, exitCodes, toLines } from '../parts/index.ts';

const help = `Usage: corredor list-partners [--search <text>] [--pending] [--json]

Lists the brokerages: number, alias, name, plan, the state of the subscription and its end, active users, and
the number and the plan of a payment that waits for approval.

Options:
  --search <text> only those whose name, alias or e-mail holds this
  --pending       only those with a payment that waits for approval
  --json          one JSON object a line, for other programs
  --help          show this

Exit codes: 0 done, 1 the database refuses, 2 typed wrongly.`;

/** `corredor list-partners`: who uses the product, and whose payment waits. */
export const listPartners: Command = {
  name: 'list-partners',
  summary: 'list the brokerages and the payments that wait',
  help,
  run: async (args, { out }) => {
    const { values } = parseArgs({
      args,
      options: {
        search: { type: 'string' },
        pending: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    const partners = await asOperator(({ ownerDb }) =>
      readPartners(ownerDb, { search: values.search, isPending: values.pending }),
    );
    if (values.json) for (const partner of partners) out(JSON.stringify(partner));
    else if (partners.length === 0) out('No brokerage matches.');
    else
      for (const line of toLines(
        ['id', 'alias', 'name', 'plan', 'state', 'ends', 'users', 'pending'],
        partners.map(({ id, alias, name, plan, state, ends_on, users, pending_payment_id, pending_plan }) => [
          id,
          alias,
          name,
          plan,
          state,
          ends_on ?? '-',
          users,
          pending_payment_id ? `${pending_payment_id} ${pending_plan}` : '-',
        ]),
      ))
        out(line);
    return exitCodes.done;
  },
};
