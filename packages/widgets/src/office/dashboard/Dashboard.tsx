import type { DashboardSummary } from '@corredor/core/api';
import { getDashboardSummary } from '@corredor/core/operations';
import type { ReactNode } from 'react';
import { useCan, useSession } from '../../base/app/index.ts';
import type { PayDialog } from './CollectBlock.tsx';
import { DashboardView } from './DashboardView.tsx';
import { LaterBlocks } from './LaterBlocks.tsx';
import { useBlock } from './useBlock.ts';
import { useFirstFigureMark } from './useFirstFigureMark.ts';

interface DashboardProps {
  /** Draws what the reader has to do today, which belongs to another feature. */
  tasks: (isNear: boolean) => ReactNode;
  /** Draws the dialog in which an instalment is paid, which belongs to another feature. */
  pay: PayDialog;
  /** What stands above everything while a brokerage is young or tries out a sample. */
  start?: (summary: DashboardSummary) => ReactNode;
}

/** The first screen of a user: what is due first, then what came in, who owes and what there is. */
export function Dashboard({ tasks, pay, start }: DashboardProps) {
  const { record } = useSession();
  const canCollect = useCan('policy_app.change_payment');
  const { state, isRead, retry } = useBlock(getDashboardSummary, true);
  useFirstFigureMark(isRead);
  return (
    <DashboardView
      summary={state}
      name={record.full_name}
      canCreatePolicy={useCan('policy_app.add_policy')}
      canCreateCustomer={useCan('core_app.add_customer')}
      onRetry={retry}
      start={start}
    >
      <LaterBlocks
        canViewPolicies={useCan('policy_app.view_policy')}
        canViewPayments={useCan('policy_app.view_payment')}
        canViewMovements={useCan('policy_app.view_movement')}
        canViewRenewals={useCan('policy_app.view_renewal')}
        tasks={tasks}
        pay={canCollect ? pay : undefined}
      />
    </DashboardView>
  );
}
