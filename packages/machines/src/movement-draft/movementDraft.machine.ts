import type { Movement, MovementInput, MovementPreview } from '@corredor/core/api';
import { type CallError, toCallError } from '@corredor/core/errors';
import { openChecks } from '@corredor/core/movements';
import { assign, setup } from 'xstate';
import { notProvided } from '../actors/index.ts';

/** What becomes of a movement once it is saved: it stays a draft, perhaps with its form open, or is sent or issued too. */
export type MovementEnd = 'draft' | 'stay' | 'send' | 'issue';

/** What is computed; a draft that is stored already does not clash with itself. */
export type MovementAsked = { input: MovementInput; storedId: number | null };
/** One saving: a new draft, or a stored one with what changed of it. */
export type MovementSave<Draft> = { stored: Movement | null; draft: Draft; insurerNumber: string | null };

export type MovementDraftContext<Draft> = {
  draft: Draft;
  /** What the draft comes to is asked with this; null while it lacks something. */
  input: MovementInput | null;
  preview: MovementPreview | null;
  /** The draft as the server has it: the one that is changed, or what was saved before an issue was refused. */
  stored: Movement | null;
  /** What the form held when it was stored last here; null before it was. */
  kept: Draft | null;
  /** How often somebody wanted to go on from this step in vain. */
  tries: number;
  /** Somebody wanted to go on while it was still being computed. */
  wantsOn: boolean;
  end: MovementEnd;
  insurerNumber: string | null;
  error: CallError | null;
};

/** A movement from what changes, over what it comes to, to what becomes of it; `Draft` is what the form holds. */
export const createMovementDraftMachine = <Draft>() =>
  setup({
    types: {
      input: {} as { draft: Draft; stored: Movement | null; input: MovementInput | null },
      context: {} as MovementDraftContext<Draft>,
      events: {} as
        | { type: 'draft.change'; draft: Draft; input: MovementInput | null }
        | { type: 'step.next'; input: MovementInput | null }
        | { type: 'step.back' }
        | { type: 'draft.save'; end: MovementEnd; insurerNumber: string | null }
        | { type: 'checklist.change'; movement: Movement },
      tags: {} as 'what' | 'much' | 'end' | 'computing' | 'busy',
    },
    actors: {
      /** Answers what a movement would come to. */
      computePremium: notProvided<MovementPreview, MovementAsked>('computePremium'),
      saveDraft: notProvided<Movement, MovementSave<Draft>>('saveDraft'),
      issueDraft: notProvided<Movement, { movement: Movement; insurerNumber: string | null }>('issueDraft'),
    },
    guards: {
      isWhole: (_, params: { input: MovementInput | null }) => params.input !== null,
      wantsOn: ({ context }) => context.wantsOn,
      hasInput: ({ context }) => context.input !== null,
      isKept: ({ context }) => context.end === 'stay',
      /** Whatever else changed meanwhile is not taken for what was changed here. */
      isNext: ({ context }, params: { movement: Movement }) =>
        params.movement.id === context.stored?.id && params.movement.version === context.stored.version + 1,
      isRefused: ({ context }) => context.error !== null,
      isIssuedAtOnce: ({ context }, params: { movement: Movement }) =>
        context.end === 'issue' && openChecks(params.movement.checklist).length === 0,
      isOutdated: (_, params: { error: unknown }) => toCallError(params.error).code === 'figures_changed',
    },
    actions: {
      changeDraft: assign((_, params: { draft: Draft; input: MovementInput | null }) => ({
        ...params,
        error: null,
        wantsOn: false,
      })),
      takeInput: assign((_, params: { input: MovementInput | null }) => ({ ...params, tries: 0 })),
      countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
      want: assign({ wantsOn: true, error: null }),
      keepPreview: assign((_, params: { preview: MovementPreview }) => ({ ...params, wantsOn: false })),
      keepError: assign((_, params: { error: unknown }) => ({ error: toCallError(params.error), wantsOn: false })),
      forgetPreview: assign({ preview: null }),
      goBack: assign({ error: null, tries: 0, wantsOn: false }),
      takeEnd: assign((_, params: { end: MovementEnd; insurerNumber: string | null }) => ({ ...params, error: null })),
      keepStored: assign(({ context }, params: { stored: Movement }) => ({ ...params, kept: context.draft })),
      takeChecklist: assign((_, params: { movement: Movement }) => ({ stored: params.movement })),
    },
    delays: { pause: 400 },
  }).createMachine({
    id: 'movementDraft',
    context: ({ input }) => ({
      ...input,
      kept: null,
      preview: null,
      tries: 0,
      wantsOn: false,
      end: 'draft',
      insurerNumber: null,
      error: null,
    }),
    initial: 'what',
    on: {
      'checklist.change': {
        guard: { type: 'isNext', params: ({ event }) => ({ movement: event.movement }) },
        actions: { type: 'takeChecklist', params: ({ event }) => ({ movement: event.movement }) },
      },
    },
    states: {
      // What changes, from when, and who asks for it. What it comes to is computed beside it, as soon as nothing is missing.
      what: {
        tags: 'what',
        initial: 'begun',
        on: {
          'draft.change': [
            {
              guard: { type: 'isWhole', params: ({ event }) => ({ input: event.input }) },
              target: '.pausing',
              actions: { type: 'changeDraft', params: ({ event: { draft, input } }) => ({ draft, input }) },
            },
            {
              target: '.unknown',
              actions: [
                { type: 'changeDraft', params: ({ event: { draft, input } }) => ({ draft, input }) },
                'forgetPreview',
              ],
            },
          ],
          'step.next': [
            {
              guard: { type: 'isWhole', params: ({ event }) => ({ input: event.input }) },
              target: 'much',
              actions: { type: 'takeInput', params: ({ event }) => ({ input: event.input }) },
            },
            { actions: 'countTry' },
          ],
        },
        states: {
          begun: {
            always: [
              { guard: 'hasInput', target: 'computing' },
              { target: 'unknown', actions: 'forgetPreview' },
            ],
          },
          // Somebody types on.
          pausing: { tags: 'computing', after: { pause: 'computing' } },
          computing: {
            tags: 'computing',
            invoke: {
              src: 'computePremium',
              input: ({ context }) => askedOf(context),
              onDone: {
                target: 'known',
                actions: { type: 'keepPreview', params: ({ event }) => ({ preview: event.output }) },
              },
              // Why it is refused is told once somebody goes on.
              onError: { target: 'unknown', actions: 'forgetPreview' },
            },
          },
          known: {},
          unknown: {},
        },
      },
      // What it comes to, and how that is found.
      much: {
        tags: 'much',
        initial: 'computing',
        on: {
          'draft.change': [
            {
              guard: { type: 'isWhole', params: ({ event }) => ({ input: event.input }) },
              target: '.computing',
              actions: { type: 'changeDraft', params: ({ event: { draft, input } }) => ({ draft, input }) },
            },
            {
              target: '.lacking',
              actions: { type: 'changeDraft', params: ({ event: { draft, input } }) => ({ draft, input }) },
            },
          ],
          'step.back': { target: 'what', actions: 'goBack' },
        },
        states: {
          computing: {
            tags: 'computing',
            invoke: {
              src: 'computePremium',
              input: ({ context }) => askedOf(context),
              onDone: [
                {
                  guard: 'wantsOn',
                  target: '#movementDraft.ending',
                  actions: { type: 'keepPreview', params: ({ event }) => ({ preview: event.output }) },
                },
                {
                  target: 'known',
                  actions: { type: 'keepPreview', params: ({ event }) => ({ preview: event.output }) },
                },
              ],
              onError: {
                target: 'refused',
                actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              },
            },
            on: { 'step.next': { actions: 'want' } },
          },
          known: { on: { 'step.next': '#movementDraft.ending' } },
          // It is asked once more: meanwhile it may be allowed.
          refused: { on: { 'step.next': { target: 'computing', actions: 'want' } } },
          // What the method asks for is not said yet.
          lacking: { on: { 'step.next': { actions: 'countTry' } } },
        },
      },
      // What becomes of it, and when what it comes to falls due.
      ending: {
        tags: 'end',
        initial: 'known',
        on: {
          'draft.change': [
            {
              guard: { type: 'isWhole', params: ({ event }) => ({ input: event.input }) },
              target: '.computing',
              actions: { type: 'changeDraft', params: ({ event: { draft, input } }) => ({ draft, input }) },
            },
            {
              target: 'much.lacking',
              actions: { type: 'changeDraft', params: ({ event: { draft, input } }) => ({ draft, input }) },
            },
          ],
          'step.back': [{ guard: 'isRefused', target: 'much.refused' }, { target: 'much.known' }],
        },
        states: {
          known: {
            on: {
              'draft.save': {
                target: '#movementDraft.saving',
                actions: {
                  type: 'takeEnd',
                  params: ({ event: { end, insurerNumber } }) => ({ end, insurerNumber }),
                },
              },
            },
          },
          computing: {
            tags: 'computing',
            invoke: {
              src: 'computePremium',
              input: ({ context }) => askedOf(context),
              onDone: {
                target: 'known',
                actions: { type: 'keepPreview', params: ({ event }) => ({ preview: event.output }) },
              },
              onError: {
                target: 'known',
                actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              },
            },
            on: { 'step.back': '#movementDraft.much.computing' },
          },
        },
      },
      saving: {
        tags: ['end', 'busy'],
        invoke: {
          src: 'saveDraft',
          input: ({ context: { stored, draft, insurerNumber } }) => ({ stored, draft, insurerNumber }),
          onDone: [
            {
              guard: { type: 'isIssuedAtOnce', params: ({ event }) => ({ movement: event.output }) },
              target: 'issuing',
              actions: { type: 'keepStored', params: ({ event }) => ({ stored: event.output }) },
            },
            {
              guard: 'isKept',
              target: 'ending',
              actions: { type: 'keepStored', params: ({ event }) => ({ stored: event.output }) },
            },
            {
              target: 'saved',
              actions: { type: 'keepStored', params: ({ event }) => ({ stored: event.output }) },
            },
          ],
          onError: {
            target: 'ending',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      // The draft is stored by now: whatever the server says, the next saving changes that one.
      issuing: {
        tags: ['end', 'busy'],
        invoke: {
          src: 'issueDraft',
          input: ({ context: { stored, insurerNumber } }) => {
            if (stored === null) throw new Error('Nothing was saved that could be issued.');
            return { movement: stored, insurerNumber };
          },
          onDone: {
            target: 'issued',
            actions: { type: 'keepStored', params: ({ event }) => ({ stored: event.output }) },
          },
          onError: [
            {
              guard: { type: 'isOutdated', params: ({ event }) => ({ error: event.error }) },
              target: 'ending.computing',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
            { target: 'ending', actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) } },
          ],
        },
      },
      saved: { type: 'final' },
      issued: { type: 'final' },
    },
  });

function askedOf({ input, stored }: MovementDraftContext<unknown>): MovementAsked {
  if (input === null) throw new Error('Something is missing of what would be computed.');
  return { input, storedId: stored?.id ?? null };
}
