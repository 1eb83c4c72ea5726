import { type ApiClient, call, keyHeader } from '@corredor/core/client';
import { confirmCheckout, createCheckout, getCheckout } from '@corredor/core/operations';
import {
  type CheckoutIntent,
  type PlanOrder,
  paymentStepperMachine,
  paymentStepperView,
} from '@corredor/machines/payment-stepper';
import { useMachine } from '@xstate/react';
import { type RefObject, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { useClient, useSession } from '../../base/app/index.ts';
import { CardFieldsError, type CardFieldsHandle } from './cardFields/cardFields.types.ts';
import { intentsOf } from './intents.ts';

type Card = RefObject<CardFieldsHandle | null>;

/** The checkout of one order over the real calls, the card's fields and what this tab remembers. */
export function usePaymentStepper(order: PlanOrder, card: Card) {
  const client = useClient();
  const { userId } = useSession().record;
  const intents = useMemo(() => intentsOf(userId), [userId]);
  const machine = useMemo(() => wired(client, card, intents.save), [client, card, intents]);
  const [intent] = useState(() => intents.before(order.planId, order.frequency));
  const [snapshot, send] = useMachine(machine, { input: { order, intent } });
  return { view: paymentStepperView(snapshot), send };
}

function wired(client: ApiClient, card: Card, saveIntent: (intent: CheckoutIntent | null) => void) {
  const fields = async () => {
    if (!card.current) throw new CardFieldsError('The fields of the card are not there.');
    return card.current;
  };
  const at = (checkoutKey: string) => ({ path: { checkoutKey } });
  return paymentStepperMachine.provide({
    actors: {
      tokeniseCard: fromPromise(async () => (await fields()).tokenise()),
      payForPlan: fromPromise(async ({ input: { key, order, invoice, card: token }, signal }) => {
        if (!invoice) throw new Error('An order is sent with its invoice.');
        const { planId: plan_id, frequency: renewal_frequency, from: expected_from, total: expected_total } = order;
        const body = { plan_id, renewal_frequency, expected_from, expected_total, invoice, card: token };
        return call(client, createCheckout, { header: keyHeader(key), body, signal });
      }),
      askCheckout: fromPromise(({ input, signal }) => call(client, getCheckout, { ...at(input.key), signal })),
      confirmAtBank: fromPromise(async ({ input }) => (await fields()).confirmAtBank(input.clientSecret)),
      confirmCheckout: fromPromise(({ input, signal }) => call(client, confirmCheckout, { ...at(input.key), signal })),
    },
    actions: { saveIntent: (_, { intent }) => saveIntent(intent) },
  });
}
