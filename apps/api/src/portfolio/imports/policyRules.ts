import type { PolicyInput } from '@corredor/core/api';
import { compareMoney } from '@corredor/core/money';
import { missingForActivation } from '@corredor/core/policies';
import type { FieldError, FieldErrors } from '../../server/request/problems.ts';
import { type BroughtPolicy, importedPolicy, type policyStore } from '../policies/index.ts';
import { notingErrors, rightOnes } from './allWrong.ts';

type Policies = ReturnType<typeof policyStore>;
type Priced = Awaited<ReturnType<typeof importedPolicy>>;

/** What a row names otherwise than the API does. */
const columnOf: Record<string, string> = {
  provider_id: 'provider',
  branch_id: 'branch',
  insureds: 'insured_select_type',
};
export const inColumns = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, list]) => [columnOf[field] ?? field, list]));

interface ToPrice {
  policies: Policies;
  facts: Awaited<ReturnType<Policies['facts']>>;
  brought: BroughtPolicy;
}
/** The policy as it would be stored, without the cells that are wrong. One rule hides the next, so each fault is noted and the rest is looked at again. */
export async function pricedRow(
  { policies, facts, brought }: ToPrice,
  wrong: FieldErrors,
): Promise<Priced | undefined> {
  for (;;) {
    const found: FieldErrors = {};
    const priced = await notingErrors(found, () => importedPolicy(policies, facts, withoutWrong(brought, wrong)));
    const news = Object.entries(inColumns(found)).filter(([field]) => !(field in wrong));
    if (priced || news.length === 0) return priced;
    Object.assign(wrong, Object.fromEntries(news));
  }
}
function withoutWrong({ input, total, frequency, count, first }: BroughtPolicy, wrong: FieldErrors): BroughtPolicy {
  return {
    input: rightOnes(input, wrong) as PolicyInput,
    total: wrong.total_grant ? undefined : total,
    frequency: wrong.payment_frequency ? undefined : frequency,
    count: wrong.instalments ? undefined : count,
    first: wrong.first_due_date ? undefined : first,
  };
}

/** From what a total follows that the row does not say. */
const pricing = ['net_premium', 'branch', 'start_date', 'total_grant'];
/** Why a policy that would be stored so cannot have this paid; nothing is said of a total that nobody knows. */
export function paidFault(
  paid: string,
  { priced, isDraft, saysTotal }: { priced: Priced; isDraft: boolean; saysTotal: boolean },
  wrong: FieldErrors,
): FieldError | undefined {
  if (compareMoney(paid, '0.00') <= 0) return undefined;
  if (isDraft || lacksInsureds(priced)) return { key: 'field.import_paid_of_draft' };
  const isTotalKnown = (saysTotal ? ['total_grant'] : pricing).every((field) => !(field in wrong));
  if (!isTotalKnown || compareMoney(paid, priced.total_grant) <= 0) return undefined;
  return { key: 'field.import_paid_over', params: { total: priced.total_grant } };
}
const lacksInsureds = (policy: Priced) =>
  missingForActivation({ ...policy, insureds: 0 }).some(({ field }) => field === 'insureds');
