import importWizard from '../import-wizard/walked.json' with { type: 'json' };
import inactivity from '../inactivity/walked.json' with { type: 'json' };
import layoutGates from '../layout-gates/walked.json' with { type: 'json' };
import liveAnnouncer from '../live-announcer/walked.json' with { type: 'json' };
import movementDraft from '../movement-draft/walked.json' with { type: 'json' };
import notificationSocket from '../notification-socket/walked.json' with { type: 'json' };
import paymentStepper from '../payment-stepper/walked.json' with { type: 'json' };
import policyLifecycle from '../policy-lifecycle/walked.json' with { type: 'json' };
import renewalCard from '../renewal-card/walked.json' with { type: 'json' };
import rowEditing from '../row-editing/walked.json' with { type: 'json' };
import session from '../session/walked.json' with { type: 'json' };
import type { MachineName } from './scenarios.ts';

/** What the tests of a machine walked: how many shortest paths, and the transitions on them. */
export interface WalkRecord {
  paths: number;
  transitions: readonly string[];
}

/** The record of every machine, as its test wrote it. */
export const records: Readonly<Record<MachineName, WalkRecord>> = {
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
