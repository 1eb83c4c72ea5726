import type { PaymentStepperView } from '@corredor/machines/payment-stepper';
import { useEffect, useRef } from 'react';
import { useNavigation } from '../navigation/index.ts';

const isNamedIn = (search: string) => new URLSearchParams(search).get('step') === 'payment';
const withStep = (search: string, isPaying: boolean) => {
  const query = new URLSearchParams(search);
  if (isPaying) query.set('step', 'payment');
  else query.delete('step');
  return query.toString();
};

/** Gives the second step an address of its own, so that the browser's way back leads from it to the first. */
export function useStepInAddress(step: PaymentStepperView['step'], onBack: () => void) {
  const { pathname, search, go, back } = useNavigation();
  const isNamed = isNamedIn(search);
  const isPaying = step === 'paying' || step === 'tokenising' || step === 'charging';
  const isInvoicing = step === 'invoicing';
  const name = (isNow: boolean, replace: boolean) => go(`${pathname}?${withStep(search, isNow)}`, { replace });
  const latest = useRef({ isNamed, step, onBack, name, back, wasPaying: false });
  Object.assign(latest.current, { isNamed, step, onBack, name, back });

  // The step changed: the address follows.
  useEffect(() => {
    const now = latest.current;
    if (isPaying && !now.isNamed) now.name(true, false);
    if (isInvoicing && now.wasPaying && now.isNamed) now.back();
    now.wasPaying = isPaying;
  }, [isPaying, isInvoicing]);

  // The address changed: the step follows, unless the order is on its way.
  useEffect(() => {
    const now = latest.current;
    if (isNamed && now.step === 'invoicing') now.name(false, true);
    if (isNamed || !now.wasPaying) return;
    if (now.step === 'paying') now.onBack();
    else if (now.step === 'tokenising' || now.step === 'charging') now.name(true, false);
  }, [isNamed]);

  // Whoever goes back before the new address was drawn has changed it without a trace in what is drawn.
  useEffect(() => {
    const heed = () => {
      const now = latest.current;
      if (now.step !== 'paying' || isNamedIn(window.location.search)) return;
      now.wasPaying = false;
      now.onBack();
    };
    window.addEventListener('popstate', heed);
    return () => window.removeEventListener('popstate', heed);
  }, []);
}
