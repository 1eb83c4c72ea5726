import type { Policy } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { getPolicy, previewPremium, updatePolicy } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { keepsPremium } from '@corredor/core/premium';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../../base/data/index.ts';
import { useNavigation } from '../../../base/navigation/index.ts';
import { useBaseRecord, useSaveForm } from '../../../frames/forms/index.ts';
import { useMovementRefusal } from '../parts/useMovementRefusal.ts';
import { type PolicyValues, toPolicyValues } from './policyValues.ts';
import { usePolicyForm, useRemakeQuestion } from './usePolicyForm.tsx';
import { useIsTotalTyped } from './usePremiumPreview.ts';

/** Changes a policy: the form stands on the version that was read, so that nobody's change is lost, and asks before instalments change. */
export function usePolicySaving(policy: Policy, canEdit: boolean) {
  const { t } = useTranslation('common');
  const client = useClient();
  const queries = useQueryClient();
  const { go } = useNavigation();
  const { form, toInput } = usePolicyForm(policy);
  const isTotalTyped = useIsTotalTyped();
  const heedRefusal = useMovementRefusal(policy.id);
  const { base, take } = useBaseRecord(form, policy, toPolicyValues);
  const remake = useRemakeQuestion(base);
  const { isDirty } = form.formState;

  const totalOf = async (values: PolicyValues) => {
    if (isTotalTyped(values.start_date)) return values.total_grant || undefined;
    const { net_premium, branch_id, start_date } = values;
    if (keepsPremium(base, { net_premium, branch_id, start_date })) return base.total_grant;
    const preview = await queries.fetchQuery(
      queryOf(client, previewPremium, { body: { net_premium, branch_id, start_date } }),
    );
    return preview.total_grant;
  };
  const saving = useSaveForm({
    form,
    draft: canEdit ? { kind: 'policy', record: base, label: base.number ?? '' } : undefined,
    save: async (values, version) => {
      if (base.status !== 'draft') await remake.ask(values, await totalOf(values));
      return heedRefusal(
        call(client, updatePolicy, {
          path: { policyId: policy.id },
          header: ifMatch(version ?? base.version),
          body: toInput(values),
        }),
      );
    },
    successMessage: t('success.policy.updated'),
    onSaved: (saved) => {
      queries.setQueryData(queryOf(client, getPolicy, { path: { policyId: saved.id } }).queryKey, saved);
      take(saved);
      void refreshAfter(queries, updatePolicy);
      // A draft is being filled in; any other policy is read again.
      if (saved.status !== 'draft') go(paths.policyRecord(saved.id));
    },
  });
  return { form, saving, isDirty, base, take, dialog: remake.dialog };
}
