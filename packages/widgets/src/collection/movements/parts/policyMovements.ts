import type { Policy } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';

/** The page of a policy, on its movements. */
export const policyMovementsHref = (policyId: number) => `${paths.policyRecord(policyId)}?tab=movements`;

/** Whether a policy can be changed by movements: one that was enabled and is not over, or was cancelled and may be reinstated. */
export const takesMovements = ({ status, closed_reason }: Pick<Policy, 'status' | 'closed_reason'>) =>
  status !== 'draft' && (status !== 'closed' || closed_reason === 'cancelled');
