import { Stack } from '@corredor/ui/Stack';
import { AgeingBlock } from './AgeingBlock.tsx';
import { ChartsBlock } from './ChartsBlock.tsx';
import { ProductionBlock } from './ProductionBlock.tsx';
import { TotalsBlock } from './TotalsBlock.tsx';
import { WhenNear } from './WhenNear.tsx';

export interface BlocksProps {
  canViewPolicies: boolean;
  canViewPayments: boolean;
}

/** What came in, who owes, and what there is: each block asks for itself once it is near, and fails alone. */
export function Blocks({ canViewPolicies, canViewPayments }: BlocksProps) {
  return (
    <Stack gap="large">
      {canViewPolicies && <WhenNear>{(isNear) => <ProductionBlock isNear={isNear} />}</WhenNear>}
      {canViewPayments && <WhenNear>{(isNear) => <AgeingBlock isNear={isNear} />}</WhenNear>}
      <WhenNear>{(isNear) => <TotalsBlock isNear={isNear} />}</WhenNear>
      {canViewPolicies && <WhenNear>{(isNear) => <ChartsBlock isNear={isNear} />}</WhenNear>}
    </Stack>
  );
}
