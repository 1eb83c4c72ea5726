import type { DashboardSummary, Task } from '@corredor/core/api';
import { getDashboardSummary } from '@corredor/core/operations';
import type { ReactNode } from 'react';
import { useCan, useSession } from '../../base/app/index.ts';
import { DashboardView } from './DashboardView.tsx';
import { LaterBlocks } from './LaterBlocks.tsx';
import type { PayDialog } from './QueueBlock.tsx';
import { useBlock } from './useBlock.ts';
import { useFirstFigureMark } from './useFirstFigureMark.ts';

interface DashboardProps {
  /** Completes a task, and draws what it asks first; it belongs to another feature. */
  complete?: (task: Task) => ReactNode;
  /** Draws the dialog in which an instalment is paid, which belongs to another feature. */
  pay: PayDialog;
  /** What stands above everything while a brokerage is young or tries out a sample. */
  start?: (summary: DashboardSummary) => ReactNode;
}

/** The first screen of a user: what is due first, then what came in, who owes and what there is. */
export function Dashboard({ complete, pay, start }: DashboardProps) {
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
        canMovePolicies={useCan('policy_app.change_policy')}
        complete={complete}
        pay={canCollect ? pay : undefined}
      />
    </DashboardView>
  );
}
