import type {
  LostReason,
  RenewalMailTo,
  RenewalNext,
  RenewalOutcome,
  RenewalRisk,
  RenewalStageKind,
  RiskReason,
} from '@corredor/core/api';
import type { ColumnType } from 'kysely';
import type { Json, OfPolicy, Optional, Owned, Versioned } from './columns.ts';

export interface RenewalStagesTable extends Versioned, Owned {
  name_es: string;
  name_en: string;
  kind: ColumnType<RenewalStageKind, RenewalStageKind, never>;
  position: number;
  stale_after_days: Optional<number>;
  /** The mail that moves cards on to it. */
  reached_by: ColumnType<RenewalMailTo | null, never, never>;
}
/** What losing a term changed, as it was. */
export interface BeforeLoss {
  observations: string | null;
  closes: boolean;
  draft_id: number | null;
  /** The run that lost it; not there where nobody noted it yet. */
  run_id?: number | null;
}
/** What the last step of each kind changed, as it was, and the run that did it. */
export interface RenewalSteps {
  move?: { run_id: number | null; stage_id: number; stage_since: string; next_action_on: string | null };
  assign?: { run_id: number | null; assignee_id: number | null };
  prepare?: { run_id: number | null; draft_id: number };
}
export interface RenewalsTable extends Versioned, Owned, OfPolicy {
  stage_id: number;
  kind: RenewalStageKind;
  stage_since: string;
  assignee_id: Optional<number>;
  next_action_on: Optional<string>;
  outcome: Optional<RenewalOutcome>;
  decided_on: Optional<string>;
  lost_reason_code: Optional<LostReason>;
  lost_reason: Optional<string>;
  competitor: Optional<string>;
  before: ColumnType<BeforeLoss | null, string | null, string | null>;
  steps: Json<RenewalSteps>;
}
/** With what its policy and today decide. */
export interface RenewalStatesView extends Omit<RenewalsTable, 'steps'> {
  number: string | null;
  contractor_id: number | null;
  provider_id: number | null;
  branch_id: number | null;
  start_date: string | null;
  end_date: string | null;
  days_left: number | null;
  net: string;
  next: RenewalNext | null;
  /** The net premium of the term that a renewed policy went on in. */
  renewed_net: string | null;
  premium_change: string | null;
  risk_reasons: RiskReason[];
  risk: RenewalRisk | null;
}
