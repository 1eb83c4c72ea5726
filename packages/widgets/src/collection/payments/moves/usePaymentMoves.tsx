import type { Payment } from '@corredor/core/api';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCan } from '../../../base/app/index.ts';
import { type GivenReceipt, PaymentMoves } from './PaymentMoves.tsx';

const CrossDialog = lazy(() => import('./CrossDialog.tsx'));
const ReceiptPaperDialog = lazy(() => import('./ReceiptPaperDialog.tsx'));
const ReminderDialog = lazy(() => import('./ReminderDialog.tsx'));
const RemitMove = lazy(() => import('./RemitMove.tsx'));

/** What can be done with instalments, and the dialog that it opens. */
export interface PaymentMoving {
  /** Whether the reader may collect. */
  canChange: boolean;
  /** Pays an instalment, or takes its payment back. */
  move: (payment: Payment) => void;
  /** Reminds the payer. */
  remind: (payment: Payment) => void;
  /** Lets a credit pay instalments. */
  cross: (credit: Payment) => void;
  /** Hands over what the broker collected, or takes that back. */
  remit: (payment: Payment, isUndo: boolean) => void;
  /** Gives the payer a receipt for what came in. */
  give: (given: GivenReceipt) => void;
  dialog: ReactNode;
}

/** Paying, crossing, taking back and reminding, wherever an instalment is seen. */
export function usePaymentMoves(): PaymentMoving {
  const canChange = useCan('policy_app.change_payment');
  const [moving, setMoving] = useState<Payment | null>(null);
  const [crossing, setCrossing] = useState<Payment | null>(null);
  const [remitting, setRemitting] = useState<{ payment: Payment; isUndo: boolean } | null>(null);
  const [given, setGiven] = useState<GivenReceipt | null>(null);
  const [reminding, setReminding] = useState<Payment | null>(null);
  const dialog = (
    <>
      {reminding && (
        <Suspense fallback={null}>
          <ReminderDialog payment={reminding} onClose={() => setReminding(null)} />
        </Suspense>
      )}
      {crossing && (
        <Suspense fallback={null}>
          <CrossDialog key={crossing.id} credit={crossing} onClose={() => setCrossing(null)} />
        </Suspense>
      )}
      {remitting && (
        <Suspense fallback={null}>
          <RemitMove key={remitting.payment.id} {...remitting} onClose={() => setRemitting(null)} />
        </Suspense>
      )}
      {moving && <PaymentMoves key={moving.id} payment={moving} onReceipt={setGiven} onClose={() => setMoving(null)} />}
      {given && (
        <Suspense fallback={null}>
          <ReceiptPaperDialog key={given.receipt.id} {...given} onClose={() => setGiven(null)} />
        </Suspense>
      )}
    </>
  );
  const remit = (payment: Payment, isUndo: boolean) => setRemitting({ payment, isUndo });
  return { canChange, move: setMoving, remind: setReminding, cross: setCrossing, remit, give: setGiven, dialog };
}
