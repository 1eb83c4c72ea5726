import type { Partner } from '@corredor/core/api';
import { getPartner } from '@corredor/core/operations';
import { Stack } from '@corredor/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { HistorySection } from '../../frames/history/index.ts';
import { RecordFrame, toRecordState } from '../../frames/records/index.ts';
import { ProfileFacts } from './ProfileFacts.tsx';
import { ProfileForm } from './ProfileForm.tsx';

interface ProfileProps {
  /** The logo's field, which belongs to another feature. */
  image: (partner: Partner) => ReactNode;
}

/** The profile of the brokerage, to change or only to read. */
export function Profile({ image }: ProfileProps) {
  // The words come beside the record, not after it.
  useTranslation(['partner', 'images', 'frames'], { useSuspense: false });
  const partner = useQuery(queryOf(useClient(), getPartner));
  const canChange = useCan('core_app.change_partner');
  return (
    <RecordFrame state={toRecordState(partner)} onRetry={() => void partner.refetch()}>
      {(record) => {
        const history = <HistorySection model="partner" id={record.id} />;
        if (canChange) return <ProfileForm partner={record} image={image(record)} history={history} />;
        return (
          <Stack gap="large">
            <ProfileFacts partner={record} />
            {history}
          </Stack>
        );
      }}
    </RecordFrame>
  );
}
