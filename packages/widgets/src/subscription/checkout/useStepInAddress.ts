import type { PaymentStepperView } from '@corredor/machines/payment-stepper';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigation } from '../../base/navigation/index.ts';

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
  const wasPaying = useRef(false);

  // The step changed: the address follows.
  const followStep = useEffectEvent(() => {
    if (isPaying && !isNamed) name(true, false);
    if (isInvoicing && wasPaying.current && isNamed) back();
    wasPaying.current = isPaying;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the step is followed
  useEffect(() => followStep(), [isPaying, isInvoicing]);

  // The address changed: the step follows, unless the order is on its way.
  const followAddress = useEffectEvent(() => {
    if (isNamed && step === 'invoicing') name(false, true);
    if (isNamed || !wasPaying.current) return;
    if (step === 'paying') onBack();
    else if (step === 'tokenising' || step === 'charging') name(true, false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the address is followed
  useEffect(() => followAddress(), [isNamed]);

  // Whoever goes back before the new address was drawn has changed it without a trace in what is drawn.
  const followWayBack = useEffectEvent(() => {
    if (step !== 'paying' || isNamedIn(window.location.search)) return;
    wasPaying.current = false;
    onBack();
  });
  useEffect(() => {
    const heed = () => followWayBack();
    window.addEventListener('popstate', heed);
    return () => window.removeEventListener('popstate', heed);
  }, []);
}
