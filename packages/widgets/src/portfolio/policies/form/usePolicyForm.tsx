import type { Policy } from '@corredor/core/api';
import { extraOn, mergeExtra } from '@corredor/core/extras';
import { isSamePlan } from '@corredor/core/instalments';
import { getBranch } from '@corredor/core/operations';
import { termProblem } from '@corredor/core/policies';
import { vPolicyInput } from '@corredor/core/schemas';
import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { toExtraInput, useExtraProblems } from '../../../frames/extras/index.ts';
import { useSchemaResolver } from '../../../frames/forms/index.ts';
import { InstalmentsPlan } from '../parts/InstalmentsPlan.tsx';
import { type AgreedValues, agreedOf } from './agreedValues.ts';
import { type PolicyValues, planOf, termsOf, toPolicyInput, toPolicyValues } from './policyValues.ts';
import { usePolicyWords } from './usePolicyWords.ts';
import { useIsTotalTyped } from './usePremiumPreview.ts';

/** The form of a policy with its rules; `toInput` turns it into what is sent. A new one may begin with somebody as its contractor. */
export function usePolicyForm(policy?: Policy, start: Partial<PolicyValues> = {}) {
  const { t } = useTranslation(['common', 'policies']);
  const { labelOf } = usePolicyWords();
  const isTotalTyped = useIsTotalTyped();
  const toInput = useCallback(
    (values: PolicyValues) => toPolicyInput(values, isTotalTyped(values.start_date)),
    [isTotalTyped],
  );
  const extraProblemsOf = useProblemsOfExtras(policy);
  const rules = useMemo(
    () => async (values: PolicyValues) => {
      const problem = termProblem(values.start_date, values.end_date);
      const needsNumber = (value: number | null) => (value === null ? t('validation.required') : undefined);
      const isOfNothing = !policy && !values.number.trim() && !values.contractor_id && !values.provider_id;
      return {
        number: isOfNothing ? t('policies:form.draftNeeds') : undefined,
        end_date: problem && (problem === 'end_before_start' ? t('validation.endBeforeStart') : t('validation.date')),
        commission_percent: Number(values.commission_percent) > 100 ? t('validation.percentage') : undefined,
        estimated_payment_day: needsNumber(values.estimated_payment_day),
        notification_limit_days: needsNumber(values.notification_limit_days),
        ...agreedGaps(values.agreed_plan, t('validation.required')),
        ...(await extraProblemsOf(values)),
      };
    },
    [t, policy, extraProblemsOf],
  );
  const resolver = useSchemaResolver<PolicyValues>(vPolicyInput, toInput, rules, labelOf);
  const form = useForm<PolicyValues>({ resolver, defaultValues: { ...toPolicyValues(policy), ...start } });
  return { form, toInput };
}

/** What of an agreed plan is not said yet, by its names in the form. */
function agreedGaps(values: AgreedValues | undefined, message: string) {
  const { way, count, down_payment, first_due_date } = agreedOf(values);
  if (way !== 'number' && way !== 'down') return {};
  return {
    'agreed_plan.count': count === null ? message : undefined,
    'agreed_plan.first_due_date': first_due_date === null ? message : undefined,
    'agreed_plan.down_payment': way === 'down' && !(Number(down_payment) > 0) ? message : undefined,
  };
}

/** What is wrong with the extra fields of the branch that a form names, by their names in the form. */
function useProblemsOfExtras(policy: Policy | undefined) {
  const problemsOf = useExtraProblems();
  const client = useClient();
  const queries = useQueryClient();
  const canRead = useCan('policy_app.view_branch');
  return useCallback(
    async ({ branch_id: branchId, extra }: PolicyValues) => {
      if (branchId === null) return {};
      const own = policy?.branch_id === branchId ? policy : undefined;
      // Where the branch cannot be read, the server tells what is wrong.
      const branch = canRead
        ? await queries.ensureQueryData(queryOf(client, getBranch, { path: { branchId } })).catch(() => own)
        : own;
      const before = own?.extra ?? {};
      const after = mergeExtra({}, toExtraInput(extra));
      const fields = extraOn(branch?.extra_fields ?? [], 'policy');
      const problems = problemsOf(fields, { before, after, asksExtra: true });
      return Object.fromEntries(Object.entries(problems).map(([key, message]) => [`extra.${key}`, message]));
    },
    [problemsOf, client, queries, policy, canRead],
  );
}

/** The user did not want the instalments to be made again. */
class Declined extends Error {}

/** Asks before a change of an active policy makes its unpaid instalments again, with those that it would get. */
export function useRemakeQuestion(policy: Policy) {
  const { t } = useTranslation(['policies', 'common']);
  const [question, setQuestion] = useState<{ plan: ReturnType<typeof planOf>; answer: (isYes: boolean) => void }>();
  const ask = async (values: PolicyValues, total: string | undefined) => {
    if (policy.status === 'draft' || policy.instalments_summary.paid > 0) return;
    const before = termsOf(toPolicyValues(policy), policy.total_grant, policy);
    const after = termsOf(values, total, policy);
    if (!after || (before && isSamePlan(before, after))) return;
    const isYes = await new Promise<boolean>((answer) => setQuestion({ plan: planOf(after), answer }));
    setQuestion(undefined);
    if (!isYes) throw new Declined();
  };
  const dialog = question?.plan && (
    <ConfirmDialog
      isOpen
      title={t('remake.title')}
      confirmLabel={t('remake.confirm')}
      onConfirm={() => question.answer(true)}
      onCancel={() => question.answer(false)}
    >
      <Stack>
        <Text>{t('remake.text', { count: policy.instalments_summary.count })}</Text>
        <InstalmentsPlan {...question.plan} currency={policy.currency} isDefaultExpanded />
      </Stack>
    </ConfirmDialog>
  );
  return { ask, dialog };
}
