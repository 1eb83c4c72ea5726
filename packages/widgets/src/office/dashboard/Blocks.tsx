import type { Task } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Stack } from '@corredor/ui/Stack';
import type { ReactNode } from 'react';
import { AgeingBlock } from './AgeingBlock.tsx';
import * as css from './Blocks.css.ts';
import { ChartsBlock } from './ChartsBlock.tsx';
import { CollectionBlock } from './CollectionBlock.tsx';
import { FiguresBlock } from './FiguresBlock.tsx';
import { OwedBlock } from './OwedBlock.tsx';
import { ProductionBlock } from './ProductionBlock.tsx';
import { type PayDialog, QueueBlock } from './QueueBlock.tsx';
import { RenewalsBlock } from './RenewalsBlock.tsx';
import { TotalsBlock } from './TotalsBlock.tsx';
import { WaitingBlock } from './WaitingBlock.tsx';
import { WhenNear } from './WhenNear.tsx';

/** For how long a page that nobody touches leaves the network to its queue, in milliseconds. */
const quiet = 3000;

export interface BlocksProps {
  canViewPolicies: boolean;
  canViewPayments: boolean;
  canViewMovements: boolean;
  canViewRenewals: boolean;
  /** Whether the reader may enable and renew policies. */
  canMovePolicies: boolean;
  /** Completes a task, and draws what it asks first; it belongs to another feature. */
  complete?: (task: Task) => ReactNode;
  /** Draws the dialog in which an instalment is paid; left out for who may not collect. */
  pay?: PayDialog;
}

/** The desk, what is to be done beside how it goes; below it what came in, who owes, and what there is: each block asks for itself once it is near, and fails alone. */
export function Blocks({
  canViewPolicies,
  canViewPayments,
  canViewMovements,
  canViewRenewals,
  canMovePolicies,
  complete,
  pay,
}: BlocksProps) {
  return (
    <Stack gap="large">
      <div className={css.desk}>
        <WhenNear>
          {(isNear) => (
            // The frame that is drawn first keeps what everybody may see.
            <div data-needs={paths.dashboard()}>
              <QueueBlock isNear={isNear} pay={pay} complete={complete} canMove={canMovePolicies} />
            </div>
          )}
        </WhenNear>
        <WhenNear patience={quiet}>
          {(isNear) => (
            <Stack gap="medium">
              <FiguresBlock
                isNear={isNear}
                canViewPolicies={canViewPolicies}
                canViewPayments={canViewPayments}
                canViewRenewals={canViewRenewals}
              />
              <div data-needs={paths.dashboard()}>
                <WaitingBlock isNear={isNear} canViewMovements={canViewMovements} canViewRenewals={canViewRenewals} />
              </div>
            </Stack>
          )}
        </WhenNear>
      </div>
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
