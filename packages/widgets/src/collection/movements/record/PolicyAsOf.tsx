import type { Policy } from '@corredor/core/api';
import { toCallError } from '@corredor/core/errors';
import { getPolicyAsOf } from '@corredor/core/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { PolicyAsOfView } from './PolicyAsOfView.tsx';

/** A policy as it was, or will be, on a day that somebody chooses. */
export default function PolicyAsOf({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const today = useFormats().today();
  const [day, setDay] = useState<string | null>(today);
  const found = useQuery({
    ...queryOf(useClient(), getPolicyAsOf, { path: { policyId: policy.id }, query: { day: day ?? today } }),
    enabled: day !== null,
    placeholderData: keepPreviousData,
  });
  return (
    <PolicyAsOfView
      policy={policy}
      day={day}
      found={found.data ?? null}
      isStale={found.isPlaceholderData}
      error={found.error ? toCallError(found.error).message : null}
      onDayChange={setDay}
      onClose={onClose}
    />
  );
}
