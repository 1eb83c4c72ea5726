import type { Payment } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordCommands } from '../../../frames/commands/index.ts';
import type { OpenRecord } from '../../../frames/lists/index.ts';
import { PaperMenu } from '../../../frames/paper/index.ts';
import { DetailPanel } from '../../../frames/records/index.ts';
import type { PaymentMoving } from '../moves/index.ts';
import { PaymentActions } from '../moves/index.ts';
import { PaymentStatusChip, usePaymentTitle } from '../parts/index.ts';
import { PaymentFacts } from './PaymentFacts.tsx';
import { Receipts } from './Receipts.tsx';
import { usePaymentCommands } from './usePaymentCommands.ts';

interface PaymentDetailProps extends OpenRecord<Payment> {
  moves: PaymentMoving;
  /** The term of its policy as a line. */
  lineOf: (payment: Payment) => ReactNode;
}

/** Reads one instalment over the list that it came from, and collects it. */
export function PaymentDetail({ canChange, moves, lineOf, ...panel }: PaymentDetailProps) {
  const { t } = useTranslation('common');
  return (
    <DetailPanel
      {...panel}
      historyOf="payment"
      pageOf={({ id }) => paths.paymentRecord(id)}
      titleOf={usePaymentTitle()}
      contextOf={({ status, kind }) => <PaymentStatusChip status={status} kind={kind} />}
      actionsOf={(payment) => (
        <>
          <PaperMenu
            policyId={payment.policy_id}
            printed="payment_plan"
            names={[payment.payer.name, payment.contractor.name]}
            isIconOnly
          />
          {canChange && (
            <>
              <LinkButton icon={Pencil} href={paths.payment(payment.id)}>
                {t('action.edit')}
              </LinkButton>
              <PaymentActions payment={payment} moves={moves} />
            </>
          )}
        </>
      )}
    >
      {(payment) => (
        <>
          <Commands payment={payment} moves={moves} />
          {lineOf(payment)}
          <PaymentFacts payment={payment}>
            <Receipts payment={payment} />
          </PaymentFacts>
        </>
      )}
    </DetailPanel>
  );
}

function Commands({ payment, moves }: { payment: Payment; moves: PaymentMoving }) {
  return <RecordCommands {...usePaymentCommands(payment, moves)} />;
}
