import type {
  DeclineReason,
  Holder,
  HolderModel,
  MovementMissing,
  PlanBlocker,
  PolicyMissing,
  ProblemCode,
  StatusOf,
} from '@corredor/core/api';
import type { PlanFeature, PlanLimit } from '@corredor/core/billing';
import { keysOf } from '@corredor/core/keys';
import type en from './messages/en.json';

/** What a kind of record is called in the server's messages. */
export type RecordName = keyof (typeof en)['model'];

/** What stands in a message: `date` and `day` are written as a person writes days, and amounts in their currency. */
export type MessageParams = Record<string, string | number | AmountParam>;
export interface AmountParam {
  amount: string;
  currency: string;
}

/** Parts of a problem answer beyond status and code; detail and errors are worded later in the caller's language. */
export interface ProblemParts {
  params?: MessageParams;
  errors?: FieldErrors;
  current?: unknown;
  heldBy?: Holder[];
  permission?: string;
  grantedBy?: string[];
  missing?: (PolicyMissing | MovementMissing)[];
  plan?: PlanRefusal;
  retryAfter?: number;
  /** Why a card was refused. */
  reason?: DeclineReason;
  /** Limits of a plan that the brokerage is already past. */
  blockers?: PlanBlocker[];
}
/** What of a plan stands in the way. */
export type PlanRefusal = { limit: PlanLimit; used: number; allowed: number } | { feature: PlanFeature };
/** Message keys by field path, worded in the caller's language when answered. */
export type FieldErrors = Record<string, FieldError[]>;
/** Where errors by names that a caller chose are put: in a plain object `__proto__` would vanish, and its error with it. */
export const noErrors = (): FieldErrors => Object.create(null);
export interface FieldError {
  key: string;
  params?: MessageParams;
}

/** A problem names at most so many fields: nobody reads more, and a wrong body could have as many as it has bytes. */
export const mostErrors = 50;

/** A refusal that the client is told about (RFC 9457); throwing or returning it rolls the request back. */
export class Problem<Code extends ProblemCode = ProblemCode> extends Error {
  readonly status: StatusOf<Code>;
  readonly code: Code;
  readonly parts: ProblemParts;
  constructor(status: StatusOf<Code>, code: Code, parts: ProblemParts = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.parts = parts;
  }
}

type CodeOf<Status> = { [Code in ProblemCode]: StatusOf<Code> extends Status ? Code : never }[ProblemCode];

/** 404: no such record, or another partner's, which must look the same. */
export const notFound = (what: RecordName) => new Problem(404, 'not_found', { params: { what } });
/** 409: the rules of the business refuse this now; `code` is a key of the messages. */
export const conflict = (code: CodeOf<409>, parts?: ProblemParts) => new Problem(409, code, parts);
/** 412: somebody else changed the record; carries the current one. */
export const stale = (current: unknown) => new Problem(412, 'stale', { current });
/** 422: fields are wrong; each with message keys. */
export const invalid = (errors: FieldErrors) => new Problem(422, 'invalid', { errors });
/** 422 on one field. */
export const invalidField = (field: string, key: string, params?: FieldError['params']) =>
  invalid({ [field]: [params ? { key, params } : { key }] });
/** 409: something still holds on to the record. */
export const heldBy = (holders: Holder[]) => new Problem(409, 'held', { heldBy: holders });
/** Those of the counted kinds that hold on to a record. */
export const holdersIn = <Model extends HolderModel>(counts: Record<Model, number | null>): Holder[] =>
  keysOf(counts).flatMap((model) => (counts[model] ? [{ model, count: counts[model] }] : []));
/** 429: to be asked again after so many seconds. */
export const tooMany = (seconds: number) =>
  new Problem(429, 'too_many_requests', { params: { seconds }, retryAfter: seconds });
/** 401 with the reason as code. */
export const unauthorised = (code: CodeOf<401> = 'not_authenticated') => new Problem(401, code);
