import type { DeclineReason, GatewayProvider } from '@corredor/core/api';
import type { Money } from '@corredor/core/money';

/** What is to be paid; `key` names the purchase at the gateway, so that a repeated one is the same one. */
export interface Order {
  partnerId: number;
  key: string;
  amount: Money;
  currency: string;
  /** Takes the money only when somebody approves it. */
  isAuthorisedOnly: boolean;
  description: string;
}
/** A purchase as the gateway knows it. */
export interface Purchase {
  partnerId: number;
  key: string;
  reference: string;
}
/** How far a purchase has come at the gateway. */
export type Outcome =
  | { state: 'prepared' | 'processing' | 'authorised' | 'paid' | 'cancelled' }
  | { state: 'requires_action'; clientSecret: string }
  | { state: 'declined'; reason: DeclineReason };

/** Where cards are charged. Every call may throw `GatewayUnanswered`; only `charge` and `capture` move money. */
export interface Gateway {
  provider: GatewayProvider;
  isTest: boolean;
  publishableKey: string | null;
  /** Whether a token can be one of this gateway's. */
  accepts: (token: string) => boolean;
  /** Announces a purchase and answers its reference; nothing is charged. */
  prepare: (order: Order) => Promise<string>;
  charge: (purchase: Purchase, token: string) => Promise<Outcome>;
  find: (purchase: Purchase) => Promise<Outcome>;
  /** Goes on after the bank's own check. */
  confirm: (purchase: Purchase) => Promise<Outcome>;
  /** Takes what was authorised. */
  capture: (purchase: Purchase) => Promise<Outcome>;
  /** Gives up what was not taken; what was taken stays taken. */
  release: (purchase: Purchase) => Promise<Outcome>;
  /** Reads a message of the gateway; null where it is signed wrongly or too late, '' where it speaks of no purchase. */
  readEvent: (body: Buffer, signature: string) => string | null;
}

/** The gateway did not answer, or not in words that can be understood: what became of the call is not known. */
export class GatewayUnanswered extends Error {
  override name = 'GatewayUnanswered';
}
