import type { Movement } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { getPolicy, previewMovement } from '@corredor/core/operations';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { toMovementInput } from '../parts/index.ts';
import { MovementMade } from './MovementMade.tsx';
import { draftOf } from './storedDraft.ts';

/** What issuing a stored movement makes and crosses, by the figures of now; nothing while that is not known, since the issue itself says what fails. */
export default function MovementIssueFacts({ movement }: { movement: Movement }) {
  const client = useClient();
  const { today } = useFormats();
  const { id, version, policy_id: policyId, plan } = movement;
  const policy = useQuery(queryOf(client, getPolicy, { path: { policyId } }));
  const { data } = policy;
  const preview = useQuery({
    queryKey: [previewMovement.id, id, version, data?.version],
    queryFn: data
      ? () =>
          call(client, previewMovement, {
            path: { policyId },
            body: toMovementInput(draftOf(movement, data, today()), data, today()),
          })
      : skipToken,
    staleTime: 0,
  });
  return preview.data ? <MovementMade preview={preview.data} isSingle={plan === 'single'} /> : null;
}
