import type { Payment } from '@corredor/core/api';
import { getPayment, listPayments } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { ErrorState } from '@corredor/ui/ErrorState';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Skeleton } from '@corredor/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { BellRing, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { useAskedMove } from '../../../base/navigation/index.ts';
import { RecordCommands } from '../../../frames/commands/index.ts';
import { HistorySection } from '../../../frames/history/index.ts';
import { toListState } from '../../../frames/lists/index.ts';
import { PaperMenu } from '../../../frames/paper/index.ts';
import { RecordLoader, RecordPage } from '../../../frames/records/index.ts';
import { PaymentActions, type PaymentMoving, usePaymentMoves } from '../moves/index.ts';
import { PayerContact, PaymentStatusChip } from '../parts/index.ts';
import { usePaymentFacts } from './PaymentFacts.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { PaymentPlan } from './PaymentPlan.tsx';
import { Receipts } from './Receipts.tsx';
import { usePaymentCommands } from './usePaymentCommands.ts';

interface PaymentRecordProps {
  id: number;
  /** Its form is open. */
  isEditing?: boolean;
  /** What is to be done about it and what was sent about it, which belong to other features. */
  related?: ReactNode;
}

/** The page of one instalment, as it is now on the server. */
export function PaymentRecord({ id, isEditing = false, related }: PaymentRecordProps) {
  const { t } = useTranslation('common');
  return (
    <RecordLoader
      list={{ label: t('menu.payments'), href: paths.payments() }}
      id={id}
      get={(client, paymentId) => queryOf(client, getPayment, { path: { paymentId } })}
      rooms={['payments', 'history']}
    >
      {(payment) => <PaymentPage payment={payment} isEditing={isEditing} related={related} />}
    </RecordLoader>
  );
}

function PaymentPage({ payment, isEditing, related }: { payment: Payment; isEditing: boolean; related: ReactNode }) {
  const { t } = useTranslation(['payments', 'common']);
  const moves = usePaymentMoves();
  const { glance, more, collection } = usePaymentFacts(payment);
  const { id } = payment;
  const commands = usePaymentCommands(payment, moves, isEditing);
  useAskedMove(() => {
    if (moves.canChange && payment.allowed_actions.includes('pay')) moves.move(payment);
  });
  return (
    <>
      <RecordPage
        title={commands.label}
        record={payment}
        context={`${payment.payer.name} · ${payment.provider.name}`}
        mark={<PaymentStatusChip status={payment.status} kind={payment.kind} />}
        parent={{ label: t('common:menu.payments'), href: paths.payments() }}
        primaryAction={!isEditing && <PaymentActions payment={payment} moves={moves} hasReminder={false} />}
        secondaryActions={
          <>
            <PaperMenu
              policyId={payment.policy_id}
              printed="payment_plan"
              names={[payment.payer.name, payment.contractor.name]}
              record={commands.label}
              isIconOnly="onPhone"
            />
            {moves.canChange && !isEditing && (
              <LinkButton icon={Pencil} href={paths.payment(id)}>
                {t('common:action.edit')}
              </LinkButton>
            )}
            {moves.canChange && !isEditing && payment.allowed_actions.includes('notify') && (
              <Button icon={BellRing} onPress={() => moves.remind(payment)}>
                {t('common:action.notify')}
              </Button>
            )}
          </>
        }
        facts={<DescriptionList columns={4} items={glance} />}
        aside={
          <>
            <Card title={t('payer.title')}>
              <PayerContact payment={payment} />
            </Card>
            <Card title={t(payment.kind === 'credit' ? 'credit.one' : 'form.facts')}>
              <DescriptionList columns={1} items={more} />
            </Card>
          </>
        }
      >
        {isEditing ? (
          <PaymentForm payment={payment} />
        ) : (
          <Card title={t('form.change')}>
            <DescriptionList items={collection} />
          </Card>
        )}
        <Receipts payment={payment} />
        <Plan payment={payment} moves={moves} />
        {related}
        <HistorySection level={2} model="payment" id={id} />
      </RecordPage>
      <RecordCommands {...commands} />
      {moves.dialog}
    </>
  );
}

/** All instalments of the policy, with this one marked. */
function Plan({ payment, moves }: { payment: Payment; moves: PaymentMoving }) {
  const { t } = useTranslation('payments');
  const client = useClient();
  const canViewPayments = useCan('policy_app.view_payment');
  const query = { policy: payment.policy_id, kind: 'all', ordering: 'due_date', page_size: 200 } as const;
  const payments = useQuery({ ...queryOf(client, listPayments, { query }), enabled: canViewPayments });
  const list = toListState(payments);
  return (
    <Card title={t('timeline.label')}>
      {list.status === 'loading' && <Skeleton shape="rows" height="12rem" />}
      {list.status === 'failed' && (
        <ErrorState
          title={t('timeline.failed')}
          text={list.message}
          onRetry={list.isForbidden ? undefined : () => void payments.refetch()}
        />
      )}
      {list.status === 'ready' && <PaymentPlan payments={list.rows} own={payment.id} moves={moves} />}
    </Card>
  );
}
