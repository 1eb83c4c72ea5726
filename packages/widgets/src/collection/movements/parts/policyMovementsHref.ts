import { paths } from '@corredor/core/paths';

/** The page of a policy, on its movements. */
export const policyMovementsHref = (policyId: number) => `${paths.policyRecord(policyId)}?tab=movements`;
