import type { DashboardSummary } from '@corredor/core/api';
import { officialBranchesOf } from '@corredor/core/branches';
import { call, idempotencyKey, keyHeader } from '@corredor/core/client';
import { createSampleBook, updateMyPreferences } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Stack } from '@corredor/ui/Stack';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useSession } from '../../base/app/index.ts';
import { refreshAfter } from '../../base/data/index.ts';
import { useFailureToast } from '../../frames/records/index.ts';
import { FirstStepsView } from './FirstStepsView.tsx';
import { RemoveSampleDialog } from './RemoveSampleDialog.tsx';
import { SampleNotice } from './SampleNotice.tsx';

interface FirstStepsProps {
  summary: Pick<DashboardSummary, 'has_sample' | 'first_steps'>;
}

/** What a young brokerage has still to do, and the sample book to look around in; nothing where there is neither. */
export function FirstSteps({ summary: { has_sample, first_steps } }: FirstStepsProps) {
  const { t } = useTranslation('firstSteps');
  const client = useClient();
  const queries = useQueryClient();
  const fail = useFailureToast();
  const { partner } = useSession();
  const canSample = useCan('core_app.change_partner');
  const [isRemoving, setRemoving] = useState(false);
  const load = useMutation({
    mutationFn: () => call(client, createSampleBook, { header: keyHeader(idempotencyKey()) }),
    onSuccess: async () => {
      await refreshAfter(queries, createSampleBook);
      toast.success(t('sample.loaded'));
    },
    onError: fail,
  });
  const putAway = useMutation({
    mutationFn: (first_steps_put_away: boolean) =>
      call(client, updateMyPreferences, { body: { first_steps_put_away } }),
    onSuccess: () => refreshAfter(queries, updateMyPreferences),
    onError: fail,
  });
  const hasOfficial = officialBranchesOf(partner?.country_id).length > 0;
  return (
    <Stack gap="large">
      {has_sample && <SampleNotice onRemove={canSample ? () => setRemoving(true) : undefined} />}
      {first_steps && (
        <FirstStepsView
          steps={first_steps.steps}
          isPutAway={first_steps.is_put_away}
          onPutAway={(isAway) => putAway.mutate(isAway)}
          isMoving={putAway.isPending}
          hrefs={{
            name: paths.account(),
            branches: paths.branches(hasOfficial ? { official: true } : { create: true }),
          }}
          {...(canSample && !has_sample ? { onLoadSample: () => load.mutate(), isLoading: load.isPending } : {})}
        />
      )}
      {isRemoving && <RemoveSampleDialog onClose={() => setRemoving(false)} />}
    </Stack>
  );
}
