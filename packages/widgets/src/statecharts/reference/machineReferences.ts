import type { MachineName } from '@corredor/machines/scenarios';
import { importWizard } from './importWizard.ts';
import { inactivity } from './inactivity.ts';
import { layoutGates } from './layoutGates.ts';
import { liveAnnouncer } from './liveAnnouncer.ts';
import type { MachineReference } from './machineReference.ts';
import { movementDraft } from './movementDraft.ts';
import { notificationSocket } from './notificationSocket.ts';
import { paymentStepper } from './paymentStepper.ts';
import { policyLifecycle } from './policyLifecycle.ts';
import { renewalCard } from './renewalCard.ts';
import { rowEditing } from './rowEditing.ts';
import { session } from './session.ts';

/** The prose of every machine's page, by the machine's folder. */
export const machineReferences: Readonly<Record<MachineName, MachineReference>> = {
  'import-wizard': importWizard,
  inactivity,
  'layout-gates': layoutGates,
  'live-announcer': liveAnnouncer,
  'movement-draft': movementDraft,
  'notification-socket': notificationSocket,
  'payment-stepper': paymentStepper,
  'policy-lifecycle': policyLifecycle,
  'renewal-card': renewalCard,
  'row-editing': rowEditing,
  session,
};
