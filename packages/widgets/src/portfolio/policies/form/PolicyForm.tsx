import { call } from '@corredor/core/client';
import { createPolicy, getPolicy } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../../base/app/index.ts';
import { queryOf, refreshAfter, useRequestKey } from '../../../base/data/index.ts';
import { useNavigation } from '../../../base/navigation/index.ts';
import { FormPage, useSaveForm } from '../../../frames/forms/index.ts';
import { useCustomer } from '../../../frames/pickers/index.ts';
import { type NewRecords, NewRecordsProvider } from '../parts/newRecords.ts';
import { PolicyFields } from './PolicyFields.tsx';
import { PolicyFormAbout } from './PolicyFormAbout.tsx';
import { PolicyFormSummary, PolicyFormSums } from './PolicyFormSummary.tsx';
import type { PolicyValues } from './policyValues.ts';
import { useExtraFields } from './useExtraFields.ts';
import { useLiveMissing } from './useLiveMissing.ts';
import { usePolicyAbout } from './usePolicyAbout.ts';
import { usePolicyForm } from './usePolicyForm.tsx';
import { usePolicyWords } from './usePolicyWords.ts';

interface PolicyFormProps {
  /** What the plan says, before it is filled in. */
  notice?: ReactNode;
  /** Makes what is not there yet on the spot. */
  newRecords?: NewRecords;
}

/** Makes a policy, as a draft that may still lack what enabling asks for. */
export function PolicyForm({ notice, newRecords = {} }: PolicyFormProps) {
  const { t } = useTranslation(['policies', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const { search, go } = useNavigation();
  const keyOf = useRequestKey();
  // The page of a customer leads here with them as the contractor.
  const asked = toId(new URLSearchParams(search).get('contractor'));
  const { form, toInput } = usePolicyForm(undefined, asked ? { contractor_id: asked } : {});
  useForgetMissing(form, asked);
  const missing = useLiveMissing(form.control);
  const about = usePolicyAbout(form.control).title;
  const words = usePolicyWords(useExtraFields(form.control));
  // Whoever may only add reads the draft; its lists are others' to fill.
  const hrefOf = useCan('policy_app.change_policy') ? paths.policy : paths.policyRecord;
  const saving = useSaveForm({
    form,
    draft: { kind: 'policy' },
    save: (values) => {
      const input = toInput(values);
      return call(client, createPolicy, { header: keyOf(input), body: input });
    },
    successMessage: t('common:success.policy.created'),
    onSaved: (policy) => {
      queries.setQueryData(queryOf(client, getPolicy, { path: { policyId: policy.id } }).queryKey, policy);
      void refreshAfter(queries, createPolicy);
      go(hrefOf(policy.id));
    },
  });
  return (
    <FormProvider {...form}>
      <FormPage
        title={about ? t('form.createTitleOf', { about }) : t('form.createTitle')}
        context={t('form.createContext')}
        parent={{ label: t('common:menu.policies'), href: paths.policies() }}
        editing={{ saving, isDirty: form.formState.isDirty, labelOf: words.labelOf }}
        submitLabel={t('form.saveDraft')}
        notice={notice}
        aside={
          <>
            <PolicyFormAbout />
            <PolicyFormSummary missing={missing} />
          </>
        }
        asideNote={<PolicyFormSums missing={missing} />}
      >
        <NewRecordsProvider value={newRecords}>
          <PolicyFields missing={missing} />
        </NewRecordsProvider>
      </FormPage>
    </FormProvider>
  );
}

/** The number of a record in an address that anybody may have typed; nothing where it is none. */
const toId = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null);

/** Begins without a contractor where the address names a customer that is not there. */
function useForgetMissing({ getValues, resetField }: UseFormReturn<PolicyValues>, id: number | null) {
  const { isMissing } = useCustomer(id);
  useEffect(() => {
    if (isMissing && getValues('contractor_id') === id) resetField('contractor_id', { defaultValue: null });
  }, [isMissing, id, getValues, resetField]);
}
