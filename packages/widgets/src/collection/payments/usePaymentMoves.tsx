import type { Payment } from '@corredor/core/api';
import { type ReactNode, useState } from 'react';
import { useCan } from '../../base/app/index.ts';
import { PaymentMoves } from './PaymentMoves.tsx';
import { ReminderDialog } from './ReminderDialog.tsx';

/** What can be done with instalments, and the dialog that it opens. */
export interface PaymentMoving {
  /** Whether the reader may collect. */
  canChange: boolean;
  /** Pays an instalment, or takes its payment back. */
  move: (payment: Payment) => void;
  /** Reminds the payer. */
  remind: (payment: Payment) => void;
  dialog: ReactNode;
}

/** Paying, taking back and reminding, wherever an instalment is seen. */
export function usePaymentMoves(): PaymentMoving {
  const canChange = useCan('policy_app.change_payment');
  const [moving, setMoving] = useState<Payment | null>(null);
  const [reminding, setReminding] = useState<Payment | null>(null);
  const dialog = (
    <>
      {reminding && <ReminderDialog payment={reminding} onClose={() => setReminding(null)} />}
      {moving && <PaymentMoves key={moving.id} payment={moving} onClose={() => setMoving(null)} />}
    </>
  );
  return { canChange, move: setMoving, remind: setReminding, dialog };
}
