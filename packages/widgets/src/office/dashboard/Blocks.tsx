import { Stack } from '@corredor/ui/Stack';
import type { ReactNode } from 'react';
import { AgeingBlock } from './AgeingBlock.tsx';
import * as css from './Blocks.css.ts';
import { ChartsBlock } from './ChartsBlock.tsx';
import { CollectBlock, type PayDialog } from './CollectBlock.tsx';
import { CollectionBlock } from './CollectionBlock.tsx';
import { OwedBlock } from './OwedBlock.tsx';
import { ProductionBlock } from './ProductionBlock.tsx';
import { RenewalsBlock } from './RenewalsBlock.tsx';
import { TotalsBlock } from './TotalsBlock.tsx';
import { WaitingBlock } from './WaitingBlock.tsx';
import { WhenNear } from './WhenNear.tsx';

export interface BlocksProps {
  canViewPolicies: boolean;
  canViewPayments: boolean;
  canViewMovements: boolean;
  canViewRenewals: boolean;
  /** What the reader has to do today, which belongs to another feature. */
  tasks?: (isNear: boolean) => ReactNode;
  /** Draws the dialog in which an instalment is paid; left out for who may not collect. */
  pay?: PayDialog;
}

/** What came in, who owes, and what there is: each block asks for itself once it is near, and fails alone. */
export function Blocks({
  canViewPolicies,
  canViewPayments,
  canViewMovements,
  canViewRenewals,
  tasks,
  pay,
}: BlocksProps) {
  return (
    <Stack gap="large">
      <div className={css.pair}>
        {canViewPayments && <WhenNear>{(isNear) => <CollectBlock isNear={isNear} pay={pay} />}</WhenNear>}
        {tasks && <WhenNear patience={10_000}>{tasks}</WhenNear>}
      </div>
      <WhenNear>
        {(isNear) => (
          <WaitingBlock isNear={isNear} canViewMovements={canViewMovements} canViewRenewals={canViewRenewals} />
        )}
      </WhenNear>
      <div className={css.pair}>
        {canViewPolicies && <WhenNear>{(isNear) => <ProductionBlock isNear={isNear} />}</WhenNear>}
        {canViewPayments && <WhenNear>{(isNear) => <CollectionBlock isNear={isNear} />}</WhenNear>}
      </div>
      {canViewPayments && <WhenNear>{(isNear) => <AgeingBlock isNear={isNear} />}</WhenNear>}
      {canViewRenewals && <WhenNear>{(isNear) => <RenewalsBlock isNear={isNear} />}</WhenNear>}
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
