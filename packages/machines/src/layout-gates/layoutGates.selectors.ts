import type { SnapshotFrom } from 'xstate';
import type { layoutGatesMachine } from './layoutGates.machine.ts';

export type Gate = 'noPartner' | 'invalidSubscription' | 'paymentPending' | 'open';

/** The gate at which the user stands; `open` where none is closed. */
export function currentGate(snapshot: SnapshotFrom<typeof layoutGatesMachine>): Gate {
  // Checking is left in the same step that enters it, so a snapshot never shows it.
  return snapshot.value === 'checking' ? 'open' : snapshot.value;
}
