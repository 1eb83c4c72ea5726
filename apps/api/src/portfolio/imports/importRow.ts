import type { ImportKind, ImportRowInput, ImportRowResult, ImportUnknownName, Ref } from '@corredor/core/api';
import { extraKeyOfColumn, type RowTexts } from '@corredor/core/imports';
import type { Money } from '@corredor/core/money';
import { strangeSign } from '@corredor/core/validation';
import { sql } from 'kysely';
import type { FormerPlan } from '../../database/tables/imports.ts';
import { type FieldError, type FieldErrors, Problem } from '../../server/request/problems.ts';
import type { Reply } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import { problemDetail, say } from '../../server/request/wording.ts';
import type { RowReader } from './rowReader.ts';
import { sayStored, sayWrong } from './wording.ts';

export interface MadeRecord {
  model: 'customer' | 'vehicle' | 'policy_insured' | 'policy' | 'provider' | 'branch' | 'payment';
  /** What a person calls it, where that is not what the row became. */
  name?: string;
  record_id: number;
  record_version: number;
  /** The plan in whose place an instalment came. */
  former?: FormerPlan;
}
/** What a row became: the record that a person would call it by, and all that was made for it. */
export interface RowMade {
  outcome: 'created' | 'linked';
  record: Ref;
  made: MadeRecord[];
  /** Message keys by field, with what they name. */
  warnings?: Record<string, string | FieldError>;
  /** What a policy costs in all. */
  total?: Money;
  /** What it would cost by its net premium, where the row says another total. */
  computed?: Money;
}
/** A row whose record is there already, with what that has where the row says otherwise; nothing was made. */
export interface RowThere {
  outcome: 'there';
  record: Ref;
  /** The record that the row would have made. */
  model: MadeRecord['model'];
  recordId: number;
  differences: Readonly<Record<string, unknown>>;
}
/** Imports the texts of one row, or refuses with a problem. */
export type RowImporter = (texts: Record<string, string>) => Promise<RowMade | RowThere>;
/** What was said of a row, with what it made or found. */
export interface RowDone {
  result: ImportRowResult;
  made: RowMade | null;
  there: RowThere | null;
}

/** A row with something wrong, which may be that nobody knows what it names. */
export class WrongRow extends Problem<'invalid'> {
  readonly unknown: readonly ImportUnknownName[];
  constructor(errors: FieldErrors, unknown: readonly ImportUnknownName[], current?: Ref) {
    super(422, 'invalid', { errors, current });
    this.unknown = unknown;
  }
}

/** What an operation answered; its refusal is thrown. */
export function bodyOf<Body>(answer: Reply<number, Body> | Problem): Body {
  if (answer instanceof Problem) throw answer;
  return answer.body;
}

/** Columns of a file whose errors the API gives under the name of the record that they point to. */
const columnOf: Record<string, string> = {
  titular_id: 'titular_identification',
  customer_id: 'identification',
  owner_id: 'owner_identification',
};
const columnByCode: Record<string, string> = { duplicate_identification: 'identification', duplicate_plate: 'plate' };

/** Runs one row so that a refused one leaves nothing while the others stay. */
export async function importRow(
  scope: Scope,
  kind: ImportKind,
  { number, values }: ImportRowInput,
  work: RowImporter,
  reader?: RowReader,
): Promise<RowDone> {
  const texts = readable(values);
  const faults = { ...reader?.errors(texts), ...strangeIn(values) };
  const noted = scope.history?.length ?? 0;
  await sql`savepoint import_row`.execute(scope.trx);
  try {
    const made = await work(texts);
    // What nobody could read is nowhere else refused: a number that lost its end is a number still.
    if (Object.keys(faults).length > 0)
      throw new WrongRow(faults, [], made.outcome === 'there' ? made.record : undefined);
    await sql`release savepoint import_row`.execute(scope.trx);
    if (made.outcome === 'there') return { made: null, there: made, result: foundOf(scope, kind, number, made) };
    const warnings = Object.entries(made.warnings ?? {}).map(([field, one]) => {
      const { key, params } = typeof one === 'string' ? { key: one } : one;
      return [field, [say(scope.locale, key, params)]];
    });
    const { outcome, record, total, computed } = made;
    const notes = saidNotes(scope, texts, made, reader);
    return {
      made,
      there: null,
      result: {
        ...{ number, outcome, record, errors: {}, warnings: { ...notes, ...Object.fromEntries(warnings) } },
        ...(total !== undefined && { total_grant: total }),
        ...(computed !== undefined && { computed_total: computed }),
      },
    };
  } catch (error) {
    await sql`rollback to savepoint import_row`.execute(scope.trx);
    scope.history?.splice(noted);
    const { errors, ...refusal } = refusalOf(scope, kind, withParts(error, texts, reader));
    // The fault of a cell says more than the rule of its column.
    const named = { ...errors, ...worded(scope, kind, faults) };
    return { made: null, there: null, result: { number, outcome: 'failed', ...refusal, errors: named, warnings: {} } };
  }
}

/** What is to be told of the cells of a row that went in; who is a customer already keeps what they have. */
function saidNotes({ locale }: Scope, texts: Record<string, string>, { made }: RowMade, reader?: RowReader) {
  const makesOne = made.some(({ model }) => model === 'customer');
  return Object.fromEntries(
    Object.entries(reader?.notes(texts) ?? {}).flatMap(([column, { key, params }]) =>
      key === 'import_read.several' && !makesOne ? [] : [[column, [say(locale, key, params)]]],
    ),
  );
}

/** What rows that only go in together became, in their order, or what is wrong with each. */
export type GroupImporter = (texts: readonly Record<string, string>[]) => Promise<(RowMade | RowThere)[]>;
/** Rows of which one at least is wrong, so that none goes in. */
export class WrongGroup extends Error {
  readonly errors: readonly FieldErrors[];
  readonly unknown: readonly ImportUnknownName[];
  constructor(errors: readonly FieldErrors[], unknown: readonly ImportUnknownName[] = []) {
    super('invalid');
    this.errors = errors;
    this.unknown = unknown;
  }
}
/** Runs rows that only go in together so that a wrong one leaves nothing of any; by the row's number. */
export async function importTogether(
  scope: Scope,
  kind: ImportKind,
  rows: readonly ImportRowInput[],
  work: GroupImporter,
  reader?: RowReader,
): Promise<RowDone[]> {
  let answers: (RowMade | RowThere)[] = [];
  let wrong: WrongGroup | undefined;
  const strange = rows.map(({ values }) => strangeIn(values));
  const isAny = (errors: FieldErrors) => Object.keys(errors).length > 0;
  const isStrange = strange.some(isAny);
  /** What is wrong with each row; one with a sign that nobody may keep says that, beside what else is wrong with it. */
  const withStrange = ({ errors, unknown }: WrongGroup) =>
    new WrongGroup(
      errors.map((one, place) => {
        const own = strange[place] ?? {};
        const { row, ...rest } = one;
        return isAny(own) ? { ...rest, ...own } : one;
      }),
      unknown,
    );
  const whole: RowImporter = async () => {
    try {
      answers = await work(rows.map(({ values }) => readable(values)));
      if (isStrange) throw new WrongGroup(rows.map(() => ({ row: [{ key: 'field.import_plan_others' }] })));
    } catch (error) {
      if (error instanceof WrongGroup) wrong = withStrange(error);
      throw error instanceof WrongGroup ? new WrongRow({ row: [{ key: 'field.wrong' }] }, error.unknown) : error;
    }
    const [first] = answers;
    if (!first) throw new Error('Rows that go in together became nothing.');
    return first;
  };
  const first = rows[0];
  if (!first) return [];
  const done = await importRow(scope, kind, first, whole);
  return rows.map((row, place) => {
    const { number } = row;
    const answer = answers[place];
    if (done.result.outcome === 'failed' || !answer) {
      const errors = wrong ? worded(scope, kind, wrong.errors[place] ?? {}) : done.result.errors;
      return { made: null, there: null, result: { ...done.result, number, errors } };
    }
    if (answer.outcome === 'there') return { made: null, there: answer, result: foundOf(scope, kind, number, answer) };
    const { outcome, record } = answer;
    const warnings = saidNotes(scope, row.values, answer, reader);
    return { made: answer, there: null, result: { number, outcome, record, errors: {}, warnings } };
  });
}
const worded = ({ locale }: Scope, kind: ImportKind, errors: FieldErrors) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, list]) => [
      name,
      list.slice(0, 1).map((one) => sayWrong(kind, name, one, locale)),
    ]),
  );
/** The cells that hold a sign which no record may hold: their row does not go in. */
const strangeIn = (values: RowTexts): FieldErrors =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, text]) => {
      const sign = strangeSign(text);
      return sign ? [[name, [{ key: 'field.strange_sign', params: { sign } }]]] : [];
    }),
  );
/** The cells without those that hold such a sign, so that all else that is wrong with the row can be told as well. */
export const readable = (values: RowTexts): RowTexts =>
  Object.fromEntries(Object.entries(values).filter(([, text]) => strangeSign(text) === null));

function foundOf({ locale }: Scope, kind: ImportKind, number: number, there: RowThere): ImportRowResult {
  const errors = Object.entries(there.differences).map(([field, value]) => [
    field,
    [sayStored(kind, field, value, locale)],
  ]);
  const outcome = errors.length > 0 ? 'different' : 'identical';
  return { number, outcome, record: there.record, errors: Object.fromEntries(errors), warnings: {} };
}

/** A refusal in which a field that several cells make, and that is too long, is told of each of them. */
function withParts(error: unknown, texts: Record<string, string>, reader?: RowReader): unknown {
  if (!(error instanceof Problem) || !error.parts.errors || !reader) return error;
  const errors = Object.entries(error.parts.errors).flatMap(([field, list]): [string, FieldError[]][] => {
    const { key, params } = list[0] ?? {};
    const told = key === 'field.too_long' ? Object.entries(reader.tooLong(texts, field, Number(params?.limit))) : [];
    return told.length > 0 ? told : [[field, list]];
  });
  const parts = { ...error.parts, errors: Object.fromEntries(errors) };
  return error instanceof WrongRow
    ? new WrongRow(parts.errors, error.unknown, isRef(parts.current) ? parts.current : undefined)
    : new Problem(error.status, error.code, parts);
}

/** A record that another request took or removed between the check and the write. */
const racing = new Set(['23505', '23503']);
type Refusal = Pick<ImportRowResult, 'errors' | 'record' | 'unknown_names'>;
function refusalOf({ locale }: Scope, kind: ImportKind, error: unknown): Refusal {
  if (!(error instanceof Problem)) {
    const isRacing = error instanceof Error && 'code' in error && racing.has(String(error.code));
    if (!isRacing) throw error;
    return { record: null, errors: { row: [say(locale, 'problem.reference_changed')] } };
  }
  const { errors, current } = error.parts;
  const record = isRef(current) ? { id: current.id, name: current.name } : null;
  const worded = errors
    ? Object.entries(errors).map(([field, list]) => {
        const column = extraKeyOfColumn(field) === undefined ? (field.split('.')[0] ?? field) : field;
        const name = columnOf[column] ?? column;
        return [name, list.slice(0, 1).map((one) => sayWrong(kind, name, one, locale))];
      })
    : [[columnByCode[error.code] ?? 'row', [problemDetail(error, locale)]]];
  const unknown = error instanceof WrongRow && error.unknown.length > 0 ? { unknown_names: [...error.unknown] } : {};
  return { record, errors: Object.fromEntries(worded), ...unknown };
}
const isRef = (value: unknown): value is Ref =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value;
