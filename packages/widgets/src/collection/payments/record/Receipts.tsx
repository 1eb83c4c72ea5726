import type { Payment, Receipt } from '@corredor/core/api';
import { listReceipts } from '@corredor/core/operations';
import { keepFocus } from '@corredor/ui/keepFocus';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { toListState } from '../../../frames/lists/index.ts';
import { RelatedList } from '../../../frames/related/index.ts';
import { ReceiptPaperDialog, TakeBack, UndoCrossing } from '../moves/index.ts';
import { sizeOf } from '../parts/index.ts';
import { ReceiptRow } from './ReceiptRow.tsx';

interface ReceiptsProps {
  payment: Payment;
  /** Says what is paid and what is open, where nothing around it does. */
  hasSum?: boolean;
}

/** What came in for an instalment, each part with a way to take it back. */
export function Receipts({ payment, hasSum = false }: ReceiptsProps) {
  const { t } = useTranslation('payments');
  const { money, date, today } = useFormats();
  const receipts = useQuery(queryOf(useClient(), listReceipts, { path: { paymentId: payment.id } }));
  const canChange = useCan('policy_app.change_payment');
  const isCredit = payment.kind === 'credit';
  const [given, setGiven] = useState<Receipt | null>(null);
  const [asked, setAsked] = useState<Receipt | null>(null);
  return (
    <>
      <div ref={keepFocus}>
        <RelatedList
          title={t(isCredit ? 'credit.uses' : 'receipts.title')}
          description={
            !hasSum || payment.paid_amount === '0.00'
              ? undefined
              : t(isCredit ? 'credit.usesSum' : 'receipts.sum', {
                  paid: money(payment.paid_amount, payment.currency),
                  balance: money(sizeOf(payment.balance), payment.currency),
                })
          }
          list={toListState(receipts)}
          empty={
            isCredit
              ? t('credit.noUses')
              : t(payment.due_date < today() ? 'receipts.noneLate' : 'receipts.none', { date: date(payment.due_date) })
          }
          onRetry={() => void receipts.refetch()}
        >
          {(receipt) => (
            <ReceiptRow
              receipt={receipt}
              onTakeBack={canChange ? setAsked : undefined}
              onPaper={canChange && !isCredit ? setGiven : undefined}
            />
          )}
        </RelatedList>
      </div>
      {given && (
        <Suspense fallback={null}>
          <ReceiptPaperDialog payment={payment} receipt={given} onClose={() => setGiven(null)} />
        </Suspense>
      )}
      {asked?.crossing_id && (
        <Suspense fallback={null}>
          <UndoCrossing id={asked.crossing_id} onClose={() => setAsked(null)} />
        </Suspense>
      )}
      {asked && asked.crossing_id === null && (
        <Suspense fallback={null}>
          <TakeBack receipt={asked} payment={payment} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}
