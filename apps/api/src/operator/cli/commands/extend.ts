import { parseArgs } from 'node:util';
import { extendSubscription } from '../../../subscription/billing/index.ts';
import { asOperator, type Command, exitCodes, UsageError } from '../parts/index.ts';

const help = `Usage: corredor extend <brokerage> --until <YYYY-MM-DD>

Lets the paid plan of a brokerage run until a later day, without a payment; people there are told. The brokerage
is its number or its alias, as in "corredor list-partners".

Options:
  --until <day>   the last day, such as 2027-03-31
  --help          show this

Exit codes: 0 extended, 1 there is nothing to extend, 2 typed wrongly.`;

/** `corredor extend <brokerage> --until <day>`: more days of a paid plan. */
export const extend: Command = {
  name: 'extend',
  summary: 'let a paid plan run until a later day',
  help,
  run: async (args, { out, err }) => {
    const { values, positionals } = parseArgs({ args, options: { until: { type: 'string' } }, allowPositionals: true });
    const [who, ...more] = positionals;
    if (who === undefined) throw new UsageError('name the brokerage.');
    if (more.length > 0) throw new UsageError(`one brokerage at a time, not also ${more.join(' ')}.`);
    const until = readDay(values.until);
    const answer = await asOperator(async ({ ownerDb, db }) => {
      const partner = await ownerDb
        .selectFrom('partners')
        .select(['id', 'name'])
        .where((is) => is.or([is('alias', '=', who), ...(/^\d{1,9}$/.test(who) ? [is('id', '=', Number(who))] : [])]))
        .executeTakeFirst();
      return partner && { ...(await extendSubscription({ db }, partner.id, until)), partner: partner.name };
    });
    if (answer?.isDone) {
      out(`The plan ${answer.plan} of ${answer.partner} runs until ${answer.until}.`);
      return exitCodes.done;
    }
    err(`${answer ? refusals[answer.why] : `There is no brokerage "${who}".`}\nNothing was changed.`);
    return exitCodes.failed;
  },
};

const refusals = {
  free: 'The brokerage is on the free plan, which has no end.',
  pending: 'The payment of this plan waits for review. Approve or reject it first.',
  not_later: 'The plan runs until then already, or the day has passed. Name a later day.',
};

function readDay(text: string | undefined) {
  if (text === undefined) throw new UsageError('name the last day with --until.');
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  if (day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)) return text;
  throw new UsageError(`"${text}" is no day. Write it as 2027-03-31.`);
}
