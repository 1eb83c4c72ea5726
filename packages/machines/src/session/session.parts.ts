import { emptySession } from '@corredor/core/session';
import { sessionSetup } from './session.setup.ts';
import type { SessionContext, SessionEvent } from './session.types.ts';

type Changed = { event: Extract<SessionEvent, { type: 'storage.change' }> };
type Left = { event: Extract<SessionEvent, { type: 'logout.request' }> };
type Created = { event: Extract<SessionEvent, { type: 'partner.created' }> };

/** Keeps the record as it is after the actions before. */
export const saved = {
  type: 'saveRecord',
  params: ({ context }: { context: SessionContext }) => ({ record: context.record }),
} as const;

/** The user leaves, or nobody was there for long. */
export const leaving = {
  target: '#loggingOut',
  actions: [
    'forgetError',
    { type: 'rememberLeaving', params: ({ event }: Left) => ({ leaving: event.reason ?? 'left' }) },
  ],
} as const;

/** Why a session is gone that ended before this tab could end it: nobody was there, if that was known already. */
const endedBy =
  (reason: 'expired' | 'elsewhere') =>
  ({ context }: { context: SessionContext }) =>
    ({ reason: context.leaving === 'idle' ? 'idle' : reason }) as const;

/** Nobody was there for long, and the session is about to end: here, or by another tab that is quicker. */
export const announced = {
  type: 'rememberLeaving',
  params: ({ event }: { event: Extract<SessionEvent, { type: 'logout.announce' }> }) => ({ leaving: event.reason }),
} as const;

/** The session ran out: other storage stays, so that the language and the page first asked for do. */
export const expired = {
  target: '#loggedOut',
  actions: [
    { type: 'forgetUser', params: endedBy('expired') },
    { type: 'saveRecord', params: { record: emptySession } },
  ],
} as const;

/** Another tab left, signed somebody else in, or renewed the tokens. */
export const storageChanged = [
  {
    guard: { type: 'isSignedOut', params: ({ event }: Changed) => ({ record: event.record }) },
    target: '#loggedOut',
    actions: { type: 'forgetUser', params: endedBy('elsewhere') },
  },
  {
    guard: { type: 'isOfAnother', params: ({ event }: Changed) => ({ record: event.record }) },
    target: '#restoring',
    reenter: true,
    actions: [
      { type: 'takeRecord', params: ({ event }: Changed) => ({ record: event.record }) },
      { type: 'takePartner', params: { partner: null } },
    ],
  },
  { actions: { type: 'takeRecord', params: ({ event }: Changed) => ({ record: event.record }) } },
] as const;

/** A new brokerage starts on the free plan, which is valid and paid at once. */
export const partnerCreated = {
  actions: [
    {
      type: 'changeRecord',
      params: ({ event }: Created) => ({
        record: {
          has_partner: true,
          partner_id: event.partner.id,
          country_id: event.partner.country_id,
          valid_subscription: true,
          subscription_payed: true,
        },
      }),
    },
    { type: 'takePartner', params: ({ event }: Created) => ({ partner: event.partner }) },
    saved,
  ],
} as const;

/** The tokens of a session: steady, or being renewed. Silence is no refusal: the session stays. */
export const tokenStates = sessionSetup.createStateConfig({
  initial: 'steady',
  states: {
    steady: { on: { 'tokens.renew': 'refreshing' } },
    refreshing: {
      tags: 'renewing',
      invoke: {
        src: 'renewTokens',
        input: ({ context }) => ({ refresh: context.record.refresh }),
        onDone: {
          target: 'steady',
          actions: [
            {
              type: 'changeRecord',
              params: ({ event }) => ({ record: { token: event.output.token, refresh: event.output.refresh } }),
            },
            saved,
          ],
        },
        onError: [
          { guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) }, ...expired },
          { target: 'steady', actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
  },
});
