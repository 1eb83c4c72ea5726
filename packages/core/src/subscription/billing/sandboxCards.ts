import type { DeclineReason } from '../../contract/api/index.ts';

/** What the sandbox gateway does with a test card. */
type SandboxOutcome =
  | 'paid'
  | 'requires_action'
  | 'refused_by_bank'
  | 'lost_answer'
  | Exclude<DeclineReason, 'rejected' | 'lapsed'>;

/** A published test card: its number is known to everybody, and belongs to nobody. */
interface SandboxCard {
  number: string;
  brand: string;
  token: string;
  outcome: SandboxOutcome;
}

const card = (number: string, brand: string, outcome: SandboxOutcome): SandboxCard => ({
  number,
  brand,
  token: `tok_sandbox_${brand}_${number.slice(-4)}`,
  outcome,
});

/** The only cards that the sandbox takes; payment providers publish these numbers for tests. */
export const sandboxCards: readonly SandboxCard[] = [
  card('4242424242424242', 'visa', 'paid'),
  card('5555555555554444', 'mastercard', 'paid'),
  card('378282246310005', 'amex', 'paid'),
  card('4000000000000002', 'visa', 'generic'),
  card('4000000000009995', 'visa', 'insufficient_funds'),
  card('4000000000009987', 'visa', 'lost_or_stolen'),
  card('4000000000000069', 'visa', 'expired_card'),
  card('4000000000000127', 'visa', 'incorrect_cvc'),
  card('4000002500003155', 'visa', 'requires_action'),
  card('4000008400001629', 'visa', 'refused_by_bank'),
  card('4000000000000119', 'visa', 'lost_answer'),
];

/** The test card that a token stands for. */
export const sandboxCardOf = (token: string) => sandboxCards.find((one) => one.token === token);
