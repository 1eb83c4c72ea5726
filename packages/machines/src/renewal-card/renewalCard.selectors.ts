import type { Renewal } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import type { SnapshotFrom } from 'xstate';
import type { createRenewalCardMachine, RenewalStepOf } from './renewalCard.machine.ts';

type Snapshot<Step extends RenewalStepOf> = SnapshotFrom<ReturnType<typeof createRenewalCardMachine<Step>>>;

export type RenewalCardView = {
  /** The renewal as it was read last. */
  card: Renewal;
  isBusy: boolean;
  /** Somebody else changed it while its dialog was open; what was typed is confirmed anew. */
  isChanged: boolean;
  /** The step can no longer be taken. */
  isImpossible: boolean;
  /** Why the step was refused. */
  error: CallError | null;
  /** The renewal after the step; null before it was taken. */
  result: Renewal | null;
};

/** All that the dialog of a renewal's step may know. */
export function renewalCardView<Step extends RenewalStepOf>(snapshot: Snapshot<Step>): RenewalCardView {
  const { card, error, result } = snapshot.context;
  return {
    card,
    isBusy: snapshot.hasTag('busy'),
    isChanged: snapshot.matches({ asking: 'changed' }),
    isImpossible: snapshot.matches('impossible'),
    error: snapshot.matches({ asking: 'refused' }) ? error : null,
    result,
  };
}
