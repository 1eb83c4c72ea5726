import type { Renewal, RenewalAction } from '@corredor/core/api';
import { type CallError, toCallError } from '@corredor/core/errors';
import { assign, setup } from 'xstate';
import { notProvided } from '../actors/index.ts';

/** What a step of a renewal says at least: which one it is. */
export type RenewalStepOf = { action: RenewalAction };

/** One step of a renewal, with what it needs; the same step of the same version is taken once, however often it is sent. */
export type RenewalTaking<Step> = { card: Renewal; step: Step };

export type RenewalCardContext<Step> = {
  card: Renewal;
  action: RenewalAction;
  /** What was confirmed last. */
  step: Step | null;
  error: CallError | null;
  /** What the server answered: the renewal after the step. */
  result: Renewal | null;
};

/** A step of a renewal that asks for something first, from its dialog to the server's answer; `Step` is what the dialog gives. */
export const createRenewalCardMachine = <Step extends RenewalStepOf>() =>
  setup({
    types: {
      input: {} as { card: Renewal; action: RenewalAction },
      context: {} as RenewalCardContext<Step>,
      events: {} as { type: 'step.take'; step: Step } | { type: 'step.cancel' },
      tags: {} as 'dialog' | 'busy',
    },
    actors: {
      takeStep: notProvided<Renewal, RenewalTaking<Step>>('takeStep'),
      /** Reads the renewal as it is now. */
      readCard: notProvided<Renewal, { id: number }>('readCard'),
    },
    guards: {
      isAsked: ({ context }, params: { step: Step }) => params.step.action === context.action,
      canStep: ({ context: { card, action } }) => card.allowed_actions.includes(action),
      isOutrun: (_, params: { error: unknown }) => {
        const { status, code } = toCallError(params.error);
        return status === 412 || code === 'transition_refused';
      },
    },
    actions: {
      takeStep: assign((_, params: { step: Step }) => ({ ...params, error: null })),
      takeCard: assign((_, params: { card: Renewal }) => params),
      keepError: assign((_, params: { error: unknown }) => ({ error: toCallError(params.error) })),
      keepResult: assign((_, params: { result: Renewal }) => params),
    },
  }).createMachine({
    id: 'renewalCard',
    context: ({ input }) => ({ ...input, step: null, error: null, result: null }),
    initial: 'beginning',
    states: {
      beginning: { always: [{ guard: 'canStep', target: 'asking' }, { target: 'impossible' }] },
      asking: {
        tags: 'dialog',
        initial: 'open',
        states: {
          open: {},
          // Somebody else was faster; what was typed stays, and is confirmed anew against what stands there now.
          changed: {},
          // An answer that got lost may have been a yes: the same step of the same version is not taken twice.
          refused: {},
        },
        on: {
          'step.take': {
            guard: { type: 'isAsked', params: ({ event }) => ({ step: event.step }) },
            target: 'taking',
            actions: { type: 'takeStep', params: ({ event }) => ({ step: event.step }) },
          },
          'step.cancel': 'closed',
        },
      },
      taking: {
        tags: ['dialog', 'busy'],
        invoke: {
          src: 'takeStep',
          input: ({ context }) => takingOf(context),
          onDone: {
            target: 'done',
            actions: { type: 'keepResult', params: ({ event }) => ({ result: event.output }) },
          },
          onError: [
            {
              guard: { type: 'isOutrun', params: ({ event }) => ({ error: event.error }) },
              target: 'rereading',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
            {
              target: 'asking.refused',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          ],
        },
      },
      rereading: {
        tags: ['dialog', 'busy'],
        invoke: {
          src: 'readCard',
          input: ({ context }) => ({ id: context.card.id }),
          onDone: {
            target: 'reconsidering',
            actions: { type: 'takeCard', params: ({ event }) => ({ card: event.output }) },
          },
          onError: {
            target: 'asking.refused',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      reconsidering: { always: [{ guard: 'canStep', target: 'asking.changed' }, { target: 'impossible' }] },
      // As it stands now the step has no sense any more; the dialog says where it stands.
      impossible: { tags: 'dialog', on: { 'step.cancel': 'closed' } },
      done: { type: 'final' },
      closed: { type: 'final' },
    },
  });

/** The step that was confirmed. */
function takingOf<Step>({ card, step }: RenewalCardContext<Step>): RenewalTaking<Step> {
  if (step === null) throw new Error('No step was confirmed.');
  return { card, step };
}
