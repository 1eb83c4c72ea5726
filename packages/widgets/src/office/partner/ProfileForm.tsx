import type { Partner } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { updatePartner } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vPartner, vPartnerInput } from '@corredor/core/schemas';
import { Stack } from '@corredor/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useClient, useSession } from '../../base/app/index.ts';
import { refreshAfter } from '../../base/data/index.ts';
import { FormPage, formConflict, useBaseRecord, useSaveForm, useSchemaResolver } from '../../frames/forms/index.ts';
import { AfterPage } from '../../frames/records/index.ts';
import { PartnerFields } from './PartnerFields.tsx';
import { ProfilePreview } from './ProfilePreview.tsx';
import { type PartnerValues, readPartnerInput, toPartnerInput, toPartnerValues } from './partnerValues.ts';
import { usePartnerRules } from './usePartnerRules.ts';
import { usePartnerWords } from './usePartnerWords.ts';

interface ProfileFormProps {
  partner: Partner;
  /** The logo, which is saved by itself. */
  image: ReactNode;
  /** What became of the profile, below its fields. */
  history: ReactNode;
}

/** Changes the brokerage and what the public reads of it. */
export function ProfileForm({ partner, image, history }: ProfileFormProps) {
  const { t } = useTranslation(['partner', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const { reload } = useSession();
  const words = usePartnerWords();
  const form = useForm<PartnerValues>({
    defaultValues: toPartnerValues(partner),
    resolver: useSchemaResolver(vPartnerInput, toPartnerInput, usePartnerRules(partner), words.labelOf),
    shouldFocusError: false,
  });
  const { base, take } = useBaseRecord(form, partner, toPartnerValues);
  const saving = useSaveForm({
    form,
    draft: { kind: 'partner', record: base, label: partner.name },
    save: (values, version) =>
      call(client, updatePartner, {
        header: ifMatch(version ?? base.version),
        body: readPartnerInput(values),
      }),
    successMessage: t('common:success.profile.updated'),
    onSaved: (saved) => {
      take(saved);
      void refreshAfter(queries, updatePartner);
      // The top bar, the amounts and the days of every screen follow the profile.
      void reload().catch(() => {});
    },
  });
  return (
    <FormPage
      title={t('title')}
      context={t('context')}
      parent={{ label: t('common:menu.dashboard'), href: paths.dashboard() }}
      editing={{
        saving,
        isDirty: form.formState.isDirty,
        labelOf: words.labelOf,
        conflict: formConflict({ form, saving, schema: vPartner, compare: words.compare, take }),
      }}
      submitLabel={t('save')}
      aside={<ProfilePreview values={form.watch()} image={partner.image} />}
      isAsideFirst
    >
      <AfterPage>
        <Stack gap="large">
          <PartnerFields form={form} partner={partner} image={image} />
          {history}
        </Stack>
      </AfterPage>
    </FormPage>
  );
}
