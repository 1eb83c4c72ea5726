import { stripeScript } from '@corredor/core/cards';
import { basePath } from '@corredor/core/paths';
import type { Stripe } from './stripe.types.ts';

let loading: Promise<void> | undefined;

/** Fetches Stripe.js from Stripe, once; a failed attempt may be repeated. */
export async function loadStripe(publishableKey: string, locale: string): Promise<Stripe> {
  if (!window.Stripe) {
    loading ??= addScript();
    await loading.catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  }
  if (!window.Stripe) throw new Error('Stripe.js brought no Stripe.');
  return window.Stripe(publishableKey, { locale });
}

function addScript() {
  return new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = stripeScript;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('Stripe.js could not be loaded.'));
    };
    document.head.append(script);
  });
}

/** Whether the server sent this document for the payment pages: only their policy lets Stripe in. */
export function isPaymentsDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation) return true;
  return new URL(navigation.name, window.location.href).pathname.startsWith(`${basePath}/payments`);
}
