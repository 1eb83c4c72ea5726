import type { ProfileLayout } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { CallError } from '@corredor/core/errors';
import { getPartner, updatePartner } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Card } from '@corredor/ui/Card';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../base/data/index.ts';
import { RecordFrame, toRecordState } from '../../frames/records/index.ts';
import { LayoutChoice } from './LayoutChoice.tsx';
import { ProfilePreview } from './ProfilePreview.tsx';
import { toPartnerValues } from './partnerValues.ts';

// Nobody needs it before this tab is open.
const ProfileCode = lazy(async () => ({ default: (await import('./ProfileCode.tsx')).ProfileCode }));

/** The public profile at a glance: what it shows, how it is laid out, and its QR code. */
export function PublicPage() {
  const { t } = useTranslation('partner');
  const partner = useQuery(queryOf(useClient(), getPartner));
  const canChange = useCan('core_app.change_partner');
  const layout = useLayout(partner.data?.version);
  return (
    <RecordFrame state={toRecordState(partner)} onRetry={() => void partner.refetch()}>
      {(record) => {
        const chosen = layout.chosen ?? record.layout;
        return (
          <Stack gap="large">
            <ProfilePreview
              values={{ ...toPartnerValues(record), layout: chosen }}
              image={record.image}
              action={
                <LinkButton href={paths.profile()} icon={canChange ? Pencil : undefined}>
                  {t(canChange ? 'page.edit' : 'page.view')}
                </LinkButton>
              }
            />
            <Card title={t('field.layout')}>
              <LayoutChoice
                isLabelHidden
                value={chosen}
                onChange={layout.choose}
                isDisabled={!canChange || layout.isSaving}
              />
            </Card>
            <Suspense fallback={<Skeleton shape="rows" height="17rem" />}>
              <ProfileCode alias={record.alias} />
            </Suspense>
          </Stack>
        );
      }}
    </RecordFrame>
  );
}

/** Saves a layout as soon as it is chosen; shows the old one again where that fails. */
function useLayout(version: number | undefined) {
  const { t } = useTranslation('common');
  const client = useClient();
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: (layout: ProfileLayout) =>
      call(client, updatePartner, { header: ifMatch(version ?? 0), body: { layout } }),
    onSuccess: async () => {
      await refreshAfter(queries, updatePartner);
      toast.success(t('success.profile.updated'));
    },
    onError: (error) => {
      // Somebody else changed the profile: what they did is shown, and the choice can be made again.
      void refreshAfter(queries, updatePartner);
      if (error instanceof CallError) toast.error(error.message);
    },
  });
  return {
    choose: (layout: ProfileLayout) => saving.mutate(layout),
    chosen: saving.isPending ? saving.variables : undefined,
    isSaving: saving.isPending,
  };
}
