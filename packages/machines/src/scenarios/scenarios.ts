import type { Scenario } from '../charts/index.ts';
import { importWizardScenario } from '../import-wizard/importWizard.fixtures.ts';
import { inactivityScenario } from '../inactivity/inactivity.fixtures.ts';
import { layoutGatesScenario } from '../layout-gates/layoutGates.fixtures.ts';
import { liveAnnouncerScenario } from '../live-announcer/liveAnnouncer.fixtures.ts';
import { movementDraftScenario } from '../movement-draft/movementDraft.fixtures.ts';
import { notificationSocketScenario } from '../notification-socket/notificationSocket.fixtures.ts';
import { paymentStepperScenario } from '../payment-stepper/paymentStepper.fixtures.ts';
import { policyLifecycleScenario } from '../policy-lifecycle/policyLifecycle.fixtures.ts';
import { renewalCardScenario } from '../renewal-card/renewalCard.fixtures.ts';
import { rowEditingScenario } from '../row-editing/rowEditing.fixtures.ts';
import { sessionScenario } from '../session/session.fixtures.ts';

export type MachineName =
  | 'import-wizard'
  | 'inactivity'
  | 'layout-gates'
  | 'live-announcer'
  | 'movement-draft'
  | 'notification-socket'
  | 'payment-stepper'
  | 'policy-lifecycle'
  | 'renewal-card'
  | 'row-editing'
  | 'session';

/** Every machine with what may happen to it, by its folder. */
export const scenarios: Readonly<Record<MachineName, Scenario>> = {
  'import-wizard': importWizardScenario,
  inactivity: inactivityScenario,
  'layout-gates': layoutGatesScenario,
  'live-announcer': liveAnnouncerScenario,
  'movement-draft': movementDraftScenario,
  'notification-socket': notificationSocketScenario,
  'payment-stepper': paymentStepperScenario,
  'policy-lifecycle': policyLifecycleScenario,
  'renewal-card': renewalCardScenario,
  'row-editing': rowEditingScenario,
  session: sessionScenario,
};
