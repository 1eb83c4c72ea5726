import type { CheckoutIntent } from '@corredor/machines/payment-stepper';
import { boolean, literal, number, object, pipe, regex, safeParse, string, union } from 'valibot';

const stored = object({
  key: pipe(string(), regex(/^[\w-]{16,64}$/)),
  order: object({
    planId: number(),
    frequency: union([literal('monthly'), literal('annual')]),
    from: string(),
    total: string(),
  }),
  isSettled: boolean(),
});

/** Keeps which order was sent under which key while this tab lives, for one user; never a card. */
export function intentsOf(userId: number | null, storage: Storage | null = sessionStorageOrNull()) {
  const place = `corredor.checkout.${userId}`;
  const read = (): CheckoutIntent | null => {
    try {
      const parsed = safeParse(stored, JSON.parse(storage?.getItem(place) ?? 'null'));
      return parsed.success ? parsed.output : null;
    } catch {
      return null;
    }
  };
  const save = (intent: CheckoutIntent | null) => {
    try {
      if (intent) storage?.setItem(place, JSON.stringify(intent));
      else storage?.removeItem(place);
    } catch {
      // Without storage the key lasts as long as the page, and the server still knows it.
    }
  };
  return {
    save,
    /** The order to ask about before this one is offered: one whose end is unknown, or this very one. */
    before: (planId: number, frequency: CheckoutIntent['order']['frequency']): CheckoutIntent | null => {
      const intent = read();
      if (!intent) return null;
      const isSame = intent.order.planId === planId && intent.order.frequency === frequency;
      return isSame || !intent.isSettled ? intent : null;
    },
    /** Who looks at the plans again begins a new purchase. */
    forgetSettled: () => {
      if (read()?.isSettled) save(null);
    },
  };
}

function sessionStorageOrNull(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
