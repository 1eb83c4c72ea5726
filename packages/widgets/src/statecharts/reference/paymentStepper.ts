import type { MachineReference } from './machineReference.ts';

export const paymentStepper: MachineReference = {
  purpose:
    'Buys a plan: who pays, with what, and what became of it. A lost answer never leads to a second charge: silence is no refusal.',
  use: [
    'For the checkout of a subscription, through `usePaymentStepper`.',
    'As a model for everything that costs money and may lose its answer.',
  ],
  instead: [
    { use: 'useRecordForm', when: 'something is saved that can be saved again' },
    { use: 'Policy lifecycle', when: 'a record is moved, not paid for' },
    { use: 'Stepper', when: 'you only want to show the steps' },
  ],
  states: {
    starting: 'Looks whether a payment was under way before a reload; left at once.',
    invoicing: 'Who the invoice is for.',
    paying: 'The card, in fields of the bank’s own. Nothing of it passes through the product but a token.',
    tokenising: 'The card’s fields make a token.',
    charging: 'The order is on its way with its key.',
    judging: 'Looks at the first answer; left at once.',
    judgingAgain: 'Looks at a later answer; left at once.',
    confirmingAtBank: 'The bank asks the holder of the card.',
    awaitingBank: 'The bank’s question was closed; it can be opened again.',
    settling: 'The server finds out what the bank was told.',
    unconfirmed:
      'Nobody knows yet whether it was paid: it is asked until it is known, and nothing is charged meanwhile.',
    untaken: 'The server knows nothing of the order: it may be sent again, with the same key.',
    declined: 'The card was refused; another may be tried.',
    repriced: 'The price has changed; the new one has to be seen first.',
    blocked: 'The plan is too small for what the brokerage has.',
    reconsidering: 'Goes back to the card, or to the invoice after a reload; left at once.',
    pending: 'The payment waits for its review; now and then it is asked whether it was approved.',
    paid: 'It is paid, and the plan is active.',
    rejected: 'The review said no; nothing was charged.',
  },
  asks: {
    tokeniseCard: 'The card’s fields for a token.',
    payForPlan: 'To charge this order, once for its key.',
    askCheckout: 'What became of the order with this key.',
    confirmAtBank: 'The bank to ask the holder.',
    confirmCheckout: 'The server what the bank was told.',
  },
  hears: {
    'invoice.fill': 'The invoice was filled in.',
    'order.change': 'Another plan or period was chosen, or a new price was seen.',
    'payment.confirm': 'Somebody pressed the button to pay.',
    'card.change': 'Something else was typed into the card’s fields.',
    'step.back': 'Back to the invoice.',
    'bank.continue': 'Open the bank’s question again.',
    'outcome.ask': 'Ask now what became of it.',
    'payment.retry': 'Try again, with another card or the same order.',
  },
  waits: {
    silence: 'How long nothing may be heard before a payment counts as unconfirmed.',
    askAgain: 'Between two questions about an unconfirmed payment.',
    approval: 'Between two questions about a payment in review.',
  },
  test: [
    'No way leads from silence to another charge, also over a reload.',
    'The same order keeps its key; a refusal gives the next attempt a new one.',
    'No card is kept anywhere, and none passes through the machine.',
    'The buyer pays the price that was shown, or sees the new one first.',
  ],
  runBy: 'packages/widgets/src/subscription/checkout/usePaymentStepper.ts',
};
