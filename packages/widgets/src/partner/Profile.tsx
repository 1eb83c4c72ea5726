import type { Partner } from '@corredor/core/api';
import { Stack } from '@corredor/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCan } from '../app/index.ts';
import { RecordFrame, toRecordState } from '../crud/index.ts';
import { useApi } from '../data/index.ts';
import { HistorySection } from '../history/index.ts';
import { ProfileFacts } from './ProfileFacts.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { getPartner } from './partner.queries.ts';

interface ProfileProps {
  /** The logo's field, which belongs to another feature. */
  image: (partner: Partner) => ReactNode;
}

/** The profile of the brokerage, to change or only to read. */
export function Profile({ image }: ProfileProps) {
  const partner = useQuery(getPartner(useApi()));
  const canChange = useCan('core_app.change_partner');
  return (
    <RecordFrame state={toRecordState(partner)} onRetry={() => void partner.refetch()}>
      {(record) => (
        <Stack gap="large">
          {canChange ? <ProfileForm partner={record} image={image(record)} /> : <ProfileFacts partner={record} />}
          <HistorySection model="partner" id={record.id} />
        </Stack>
      )}
    </RecordFrame>
  );
}
