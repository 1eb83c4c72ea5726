import { Stack } from '@corredor/ui/Stack';
import { AgeingBlock } from './AgeingBlock.tsx';
import { ChartsBlock } from './ChartsBlock.tsx';
import { CollectBlock, type PayDialog } from './CollectBlock.tsx';
import { OwedBlock } from './OwedBlock.tsx';
import { ProductionBlock } from './ProductionBlock.tsx';
import { TotalsBlock } from './TotalsBlock.tsx';
import { WhenNear } from './WhenNear.tsx';

export interface BlocksProps {
  canViewPolicies: boolean;
  canViewPayments: boolean;
  /** Draws the dialog in which an instalment is paid; left out for who may not collect. */
  pay?: PayDialog | undefined;
}

/** What came in, who owes, and what there is: each block asks for itself once it is near, and fails alone. */
export function Blocks({ canViewPolicies, canViewPayments, pay }: BlocksProps) {
  return (
    <Stack gap="large">
      {canViewPayments && <WhenNear>{(isNear) => <CollectBlock isNear={isNear} pay={pay} />}</WhenNear>}
      {canViewPolicies && <WhenNear>{(isNear) => <ProductionBlock isNear={isNear} />}</WhenNear>}
      {canViewPayments && <WhenNear>{(isNear) => <AgeingBlock isNear={isNear} />}</WhenNear>}
      <WhenNear>
        {(isNear) => (
          <Stack gap="large">
            {canViewPayments && <OwedBlock isNear={isNear} />}
            <TotalsBlock isNear={isNear} />
          </Stack>
        )}
      </WhenNear>
      {canViewPolicies && <WhenNear>{(isNear) => <ChartsBlock isNear={isNear} />}</WhenNear>}
    </Stack>
  );
}
