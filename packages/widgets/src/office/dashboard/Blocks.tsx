import { Stack } from '@corredor/ui/Stack';
import { AgeingBlock } from './AgeingBlock.tsx';
import { ChartsBlock } from './ChartsBlock.tsx';
import { ProductionBlock } from './ProductionBlock.tsx';
import { TotalsBlock } from './TotalsBlock.tsx';

export interface BlocksProps {
  canViewPolicies: boolean;
  canViewPayments: boolean;
}

/** What came in, who owes, and what there is: each block asks for itself and fails alone. */
export function Blocks({ canViewPolicies, canViewPayments }: BlocksProps) {
  return (
    <Stack gap="large">
      {canViewPolicies && <ProductionBlock />}
      {canViewPayments && <AgeingBlock />}
      <TotalsBlock />
      {canViewPolicies && <ChartsBlock />}
    </Stack>
  );
}
