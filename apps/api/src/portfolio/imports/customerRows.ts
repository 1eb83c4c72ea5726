import type { Customer, CustomerInput, Ref } from '@corredor/core/api';
import { countryOf } from '@corredor/core/countries';
import {
  countriesOfGeneric,
  normaliseIdentification,
  storedIdentification,
  usualHolder,
  usualIdentificationType,
} from '@corredor/core/identifications';
import { plain, type RowTexts, restOf, withLostZero } from '@corredor/core/imports';
import { can } from '@corredor/core/permissions';
import { checkPhone } from '@corredor/core/validation';
import { sql } from 'kysely';
import type { PlanAllowance } from '../../server/checks/planAllowance.ts';
import { tidyTexts } from '../../server/checks/texts.ts';
import type { BodyChecks } from '../../server/checks/validation.ts';
import { type FieldError, type FieldErrors, invalidField, Problem } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';
import { statesOf } from '../../services/geo/index.ts';
import { customerOperations, customerStore } from '../customers/index.ts';
import { notingErrors } from './allWrong.ts';
import { ruleErrors } from './customerErrors.ts';
import { differencesOf } from './differences.ts';
import { bodyOf, type RowImporter } from './importRow.ts';
import type { RowReader } from './rowReader.ts';

type Values = Record<string, unknown>;
/** A customer whom a row names. What a file brings is the brokerage's own, so that it can name none of the sample book. */
type Found = Ref & { is_sample: boolean };
const ecuador = '218';

/** Writes customers from rows by the operation that adds a single one. */
export function customerRows(
  scope: Scope,
  checks: BodyChecks,
  allowance: PlanAllowance,
  reader: RowReader,
  titularsElsewhere: readonly string[] = [],
) {
  const store = customerStore(scope);
  let today: Promise<string> | undefined;
  // A chunk of rows is written on one day.
  const todayOnce = () => {
    today ??= store.today();
    return today;
  };
  const operations = customerOperations(scope, { ...store, today: todayOnce });
  const elsewhere = new Set(titularsElsewhere.map((text) => numberIn(scope, text)));

  /** Numbers that no customer had when the rows came: nobody has to ask for each. */
  const missing = new Set<string>();
  /** Looks for all the numbers that rows name at once. */
  const lookAhead = async (texts: readonly string[]) => {
    const numbers = new Set(texts.flatMap((text) => numbersOf(scope, text)));
    if (numbers.size === 0) return;
    const known = await scope.trx
      .selectFrom('customers')
      .select('identification')
      .where('deleted_at', 'is', null)
      .where('identification', 'in', [...numbers])
      .execute();
    for (const { identification } of known) numbers.delete(identification);
    for (const number of numbers) missing.add(number);
  };
  /** The countries in which a number tells nobody apart. */
  const sharedIn = (numbers: readonly string[]) => [...new Set(numbers.flatMap(countriesOfGeneric))];
  /**
   * The customer of this identification, of this type where the row says one. Where it is a number that many share in the country of the row, which
   * is the brokerage's where it says none, only who has the same name is that customer.
   */
  const find = async (
    identification: unknown,
    type?: unknown,
    { name, countryId = scope.caller.countryId }: { name?: unknown; countryId?: unknown } = {},
  ): Promise<Found | undefined> => {
    if (typeof identification !== 'string') return undefined;
    const numbers = numbersOf(scope, identification, type);
    if (numbers.every((number) => missing.has(number))) return undefined;
    const shared = sharedIn(numbers);
    const isShared = shared.some((country) => country === countryId);
    if (isShared && typeof name !== 'string') return undefined;
    const named = String(name).trim();
    return scope.trx
      .selectFrom('customers')
      .select(['id', 'name', 'is_sample'])
      .where('deleted_at', 'is', null)
      .where('identification', 'in', numbers)
      .where((eb) => eb.and({ identification_type: isType(type) ? type : undefined }))
      .where((eb) => {
        if (isShared)
          return eb.and([eb('country_id', 'in', shared), sql<boolean>`search_key(name) = search_key(${named})`]);
        return shared.length > 0 ? eb('country_id', 'not in', shared) : eb.and([]);
      })
      .orderBy(sql`identification = ${numbers[0]}`, 'desc')
      .orderBy('id')
      .executeTakeFirst();
  };
  /** Whether a row of the file that did not come with these has this number. */
  const isElsewhere = (identification: string) => elsewhere.has(numberIn(scope, identification));
  /** The titular whom a row names; undefined where another row of the file will bring it. */
  const findTitular = async (identification: unknown): Promise<number | null | undefined> => {
    if (typeof identification !== 'string') return null;
    const titular = await find(identification);
    if (!titular && sharedIn(numbersOf(scope, identification)).includes(scope.caller.countryId))
      throw invalidField('titular_identification', 'field.titular_shared');
    if (titular?.is_sample) throw invalidField('titular_identification', 'field.names_sample');
    if (titular) return titular.id;
    if (isElsewhere(identification)) return undefined;
    throw invalidField('titular_identification', 'field.titular_unknown');
  };
  /** A new customer as it can be stored; else all that is wrong with it at once. `wrong` is what is known already. */
  const checkedOrRefused = async (input: Values, wrong: FieldErrors, current?: Ref): Promise<CustomerInput> => {
    const { errors: ofBody, body, sent } = checks('createCustomer', input);
    if (body && Object.keys(wrong).length === 0) return body;
    const errors = { ...ofBody, ...wrong };
    const known = { store, today: await todayOnce(), countryId: scope.caller.countryId };
    const all = { ...(await ruleErrors(sent, errors, known)), ...errors };
    throw new Problem(422, 'invalid', { errors: all, current });
  };
  const create = async (input: Values, wrong: FieldErrors = {}): Promise<Customer> => {
    const body = await checkedOrRefused(input, wrong);
    await allowance.take();
    const customer = bodyOf(await operations.createCustomer({ path: {}, query: {}, body, version: 0, url: '' }));
    missing.delete(customer.identification);
    return customer;
  };
  const mayCompare = can(scope.caller.permissions, 'core_app.view_customer');
  const importRow: RowImporter = async (texts) => {
    const { titular_identification, ...read } = reader.read(texts);
    const wrong: FieldErrors = {};
    const titular_id = await notingErrors(wrong, () => findTitular(titular_identification));
    const dependence = titular_identification === undefined ? {} : { insured_type: 'dependent', titular_id };
    const { row: ofKind, moved } = withOwnDay(withKinds(scope, read), reader);
    const input = withoutEmpty(tidyTexts({ roles: ['contractor'], ...ofKind, ...dependence }));
    const known = mayCompare
      ? await find(read.identification, input.identification_type, { name: input.name, countryId: input.country_id })
      : undefined;
    const stored = known && (await store.find(known.id));
    if (stored) {
      const said = Object.fromEntries(
        Object.keys(read).map((name) => [moved?.[name] ?? name, input[moved?.[name] ?? name]]),
      );
      const row = { ...said, ...(await phoneOf(input, stored)), ...notesOf(texts, stored), titular_identification };
      const differences = inColumns(differencesOf('customers', withoutEmpty(row), { ...stored }), moved);
      // What is there as it is was taken once, whatever the rules say by now.
      if (Object.keys(differences).length > 0) await inColumnsOf(moved, () => checkedOrRefused(input, wrong, stored));
      return { outcome: 'there', record: refOf(stored), model: 'customer', recordId: stored.id, differences };
    }
    const customer = await inColumnsOf(moved, () => create(input, wrong));
    const ofTitular = titular_id ? inTitular(zeroAdded(scope, titular_identification)) : {};
    const warnings = {
      ...ofTitular,
      ...zeroAdded(scope, read.identification, read.identification_type, read.country_id),
      ...warningsOf(customer),
      ...Object.fromEntries(Object.entries(moved ?? {}).map(([from, to]) => [from, `import_read.as_${to}`])),
    };
    return { outcome: 'created', record: refOf(customer), made: [madeOf(customer)], warnings };
  };
  return {
    lookAhead,
    find,
    findTitular,
    isElsewhere,
    create,
    importRow,
    giveBackOnFailure: allowance.giveBackOnFailure,
  };
}
export type CustomerRows = ReturnType<typeof customerRows>;

/** A record as others point at it. */
export const refOf = ({ id, name }: Ref): Ref => ({ id, name });
/** What to remember of a new customer, so that an import can be taken back while nobody has changed it. */
export const madeOf = ({ id, version }: Customer) =>
  ({ model: 'customer', record_id: id, record_version: version }) as const;
/** What is odd about a customer who was written all the same, by field. */
export const warningsOf = (customer: Customer): Record<string, string> =>
  customer.identification_warning ? { identification: `identification.${customer.identification_warning}` } : {};
/** The values that say something: neither undefined nor null. */
export const withoutEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null));

/** A number as it is compared, with the zero that spreadsheets drop. */
const numberIn = (
  { caller }: Pick<Scope, 'caller'>,
  text: string,
  type?: unknown,
  countryId: unknown = caller.countryId,
) =>
  countryId === ecuador
    ? withLostZero(text, type)
    : storedIdentification(text, String(countryId), isType(type) ? type : undefined);
/** The numbers under which a customer may stand: as it is written, which passports keep, and as it is stored. Where its hyphens tell whose it is, that one alone. */
const numbersOf = (scope: Pick<Scope, 'caller'>, text: string, type?: unknown): string[] => {
  const stored = numberIn(scope, text, type);
  return stored.includes('-') ? [stored] : [normaliseIdentification(text), stored];
};
/** Says so where the zero that a spreadsheet dropped was put back. */
export const zeroAdded = (scope: Scope, text: unknown, type?: unknown, countryId?: unknown): Record<string, string> =>
  typeof text === 'string' &&
  (countryId ?? scope.caller.countryId) === ecuador &&
  numberIn(scope, text, type, countryId) !== normaliseIdentification(text)
    ? { identification: 'identification.zero_added' }
    : {};
/** The words of a name, without initials. */
const wordsOfName = (text: string) =>
  plain(text)
    .split(' ')
    .filter((word) => word.length > 1);
/** Says so where the customer of a number is called otherwise than in a row; who leaves out some of the words says the same name. */
export function otherName({ caller }: Scope, found: Ref | undefined, name: unknown): Record<string, FieldError> {
  if (!found || typeof name !== 'string') return {};
  const [ours, theirs] = [wordsOfName(found.name), wordsOfName(name)];
  if (ours.every((word) => theirs.includes(word)) || theirs.every((word) => ours.includes(word))) return {};
  return can(caller.permissions, 'core_app.view_customer')
    ? { name: { key: 'import_rule.other_name', params: { name: found.name } } }
    : { name: { key: 'import_rule.other_name_unseen' } };
}
const inTitular = ({ identification }: Record<string, string>): Record<string, string> =>
  identification === undefined ? {} : { titular_identification: identification };

/** A firm has no birth and a person no foundation: where a file has one column for both, its day is what the row's kind of person has. */
function withOwnDay(row: Values, reader: RowReader): { row: Values; moved: Moved } {
  const [from, to] =
    row.legal_type === 'legal'
      ? (['birthdate', 'foundation_date'] as const)
      : (['foundation_date', 'birthdate'] as const);
  if (row[from] === undefined || row[to] !== undefined || reader.isFilled(to)) return { row, moved: undefined };
  const { [from]: day, ...rest } = row;
  return { row: { ...rest, [to]: day }, moved: { [from]: to } };
}
/** The field for which a column stands in a row. */
type Moved = Readonly<Record<string, string>> | undefined;
/** What is said by field, by the columns in which it stands. */
function inColumns<Said>(said: Readonly<Record<string, Said>>, moved: Moved): Record<string, Said> {
  const columns = Object.fromEntries(Object.entries(moved ?? {}).map(([column, field]) => [field, column]));
  return Object.fromEntries(Object.entries(said).map(([field, one]) => [columns[field] ?? field, one]));
}
/** Does something of which a refusal is told in the columns of the row. */
async function inColumnsOf<Result>(moved: Moved, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!moved || !(error instanceof Problem) || !error.parts.errors) throw error;
    throw new Problem(error.status, error.code, { ...error.parts, errors: inColumns(error.parts.errors, moved) });
  }
}

/** The notes of a row as they would be stored: those that have the other telephones and addresses of its cells already are the same. */
function notesOf(texts: RowTexts, { notes }: Customer): Values {
  const rest = restOf('customers', texts);
  if (rest.length === 0) return {};
  const own = (texts.notes ?? '').trim();
  const isThere = notes?.includes(own) && rest.every((one) => notes.includes(one.rest));
  return isThere ? { notes } : {};
}

/** The phone of a row as it would be stored. */
async function phoneOf({ phone, country_id }: Values, stored: Customer): Promise<Values> {
  if (typeof phone !== 'string') return {};
  const checked = await checkPhone(phone, countryOf(String(country_id ?? stored.country_id))?.alpha2);
  return { phone: checked.isValid ? checked.e164 : phone };
}

/** Fills in what a row leaves out and its identification or the brokerage tells: country, type, kind of person. */
export function withKinds({ caller }: Scope, read: Values): Values {
  const country_id = read.country_id ?? caller.countryId;
  const { identification } = read;
  const digits =
    typeof identification === 'string'
      ? numberIn({ caller }, identification, read.identification_type, country_id)
      : '';
  const identification_type = read.identification_type ?? usualType(country_id, digits);
  const holder = identification_type === 'ruc' ? usualHolder(digits, String(country_id)) : undefined;
  const legal_type = read.legal_type ?? holder ?? 'natural';
  const province = typeof read.province === 'string' ? stateOf(String(country_id), read.province) : undefined;
  const number = typeof identification === 'string' && digits !== normaliseIdentification(identification);
  return {
    ...read,
    identification: number ? digits : identification,
    country_id,
    identification_type,
    legal_type,
    province: province ?? read.province,
  };
}
function usualType(countryId: unknown, number: string) {
  const national = usualIdentificationType(number, String(countryId));
  return national ?? (countryId !== ecuador && /^\d+$/.test(number) ? undefined : 'passport');
}
const types = ['cedula', 'ruc', 'passport', 'other'] as const;
const isType = (type: unknown): type is (typeof types)[number] => types.some((one) => one === type);

const namesByCountry = new Map<string, Map<string, string>>();
/** Provinces are written by name in files; a code stays a code. */
function stateOf(countryId: string, text: string) {
  let names = namesByCountry.get(countryId);
  if (!names) {
    names = new Map(
      statesOf(countryId).flatMap(({ name, code }) => [[plain(name), code] as const, [plain(code), code]]),
    );
    namesByCountry.set(countryId, names);
  }
  return names.get(plain(text));
}
