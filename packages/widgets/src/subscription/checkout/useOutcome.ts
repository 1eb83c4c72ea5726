import type { PaymentStepperView } from '@corredor/machines/payment-stepper';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../base/app/index.ts';

const changing: readonly PaymentStepperView['step'][] = ['paid', 'pending', 'rejected'];

/** Tells the session of what a payment changed, and asks at once where somebody comes back to an open end. */
export function useOutcome({ step }: PaymentStepperView, onAsk: () => void) {
  const { reload, record } = useSession();
  const queries = useQueryClient();
  const ask = useEffectEvent(onAsk);

  useEffect(() => {
    if (!changing.includes(step)) return;
    // A failed answer changes nothing here; whoever asks next gets another.
    reload().catch(() => {});
    void queries.invalidateQueries({ refetchType: 'none' });
  }, [step, reload, queries]);

  const isOpen = step === 'pending' || step === 'unconfirmed';
  useEffect(() => {
    if (!isOpen) return;
    const look = () => document.visibilityState === 'visible' && ask();
    window.addEventListener('focus', look);
    window.addEventListener('online', look);
    return () => {
      window.removeEventListener('focus', look);
      window.removeEventListener('online', look);
    };
  }, [isOpen]);

  // The session heard of the decision first, for example by the live channel; another plan may have run meanwhile.
  const heard = step === 'pending' && record.subscription_payed ? record.current_subscription.id : null;
  useEffect(() => {
    if (heard !== null) ask();
  }, [heard]);
}
