import { readAmount } from '../../basics/money/index.ts';
import { strangeSign } from '../../basics/texts/index.ts';
import type { ExtraField, MovementItemKey, MovementItemsCheckInput } from '../../contract/api/index.ts';
import { type ExtraValue, extraProblems } from '../extras/index.ts';
import {
  decimalsOfFields,
  extraColumn,
  extraKeyOfColumn,
  extraRules,
  type ImportField,
  importFields,
  type RowRules,
  readExtraCell,
  readTexts,
} from '../imports/index.ts';
import { hasSum } from './kindTable.ts';

type Action = MovementItemsCheckInput['action'];
type Target = MovementItemsCheckInput['target'];
/** What the rows of a sheet do, and to which list of a policy. */
export type ItemSheetKind = {
  action: Action;
  target: Target;
  /** Whether each row changes the premium. */
  isCharged: boolean;
  /** Whether a row of a vehicle, an insured or a general item may say for how much that is insured, and at which rate. */
  hasSums?: boolean;
  /** The extra fields that the branch asks for of such rows. */
  extras?: readonly ExtraField[];
};
/** Why a cell cannot be taken. */
export type ItemSheetFault = 'required' | 'unreadable' | 'too_long' | 'over_hundred' | 'strange_sign';
/** A row of a sheet as it is read: by what it names its record, what it writes, and what is wrong with it. */
export type ItemSheetRow = {
  key: MovementItemKey;
  values: Record<string, string>;
  /** Signed, where it may go either way; empty where the row says nothing, or leaves it to be found. */
  term_net: string;
  /** What it has in the extra fields of the branch, by key. */
  extra: Record<string, ExtraValue>;
  /** By column. */
  faults: Record<string, ItemSheetFault>;
};

const known = (kind: 'vehicles' | 'insureds', name: string): ImportField => {
  const field = importFields[kind].find((one) => one.name === name);
  if (!field) throw new Error(`No field ${name} of ${kind}.`);
  return { ...field, isRequired: false };
};
const needed = (field: ImportField): ImportField => ({ ...field, isRequired: true });
const termNet: ImportField = {
  name: 'term_net',
  type: 'money',
  headings: [
    'Prima neta de la vigencia completa',
    'Prima neta de la vigencia',
    'Prima neta',
    'Prima',
    'Prima anual',
    'Prima de la vigencia',
    'Net premium of the whole term',
    'Net premium',
    'Premium',
    'Annual premium',
    'Term premium',
  ],
};
const percentage: ImportField = {
  name: 'percentage',
  type: 'percent',
  isRequired: true,
  headings: ['Porcentaje', '%', 'Participación', 'Percentage', 'Percent', 'Share'],
};
const coverageName: ImportField = {
  name: 'name',
  type: 'text',
  isRequired: true,
  headings: ['Cobertura', 'Nombre', 'Nombre de la cobertura', 'Amparo', 'Coverage', 'Name'],
};
const generalName: ImportField = {
  name: 'name',
  type: 'text',
  isRequired: true,
  headings: ['Nombre', 'Bien', 'Bien general', 'Ítem', 'Equipo', 'Name', 'Item', 'Good', 'General item'],
};
const limit: ImportField = {
  name: 'limit',
  type: 'money',
  headings: ['Límite', 'Suma asegurada', 'Monto asegurado', 'Valor asegurado', 'Limit', 'Sum insured'],
};
const upTo: ImportField = {
  name: 'limit',
  type: 'money',
  headings: ['Hasta', 'Monto máximo', 'Saldo de la deuda', 'Deuda', 'Up to', 'Maximum', 'Debt'],
};
const description: ImportField = {
  name: 'description',
  type: 'text',
  headings: ['Descripción', 'Detalle', 'Observaciones', 'Description', 'Detail', 'Details'],
};

/** By what a row names its record. */
function keysOf(target: Target): readonly ImportField[] {
  switch (target) {
    case 'vehicle':
      return [known('vehicles', 'plate'), known('vehicles', 'chassis_number')];
    case 'insured':
      return [needed(known('insureds', 'identification')), known('insureds', 'relationship')];
    case 'beneficiary':
      return [needed(known('insureds', 'identification'))];
    case 'coverage':
      return [coverageName];
    case 'general':
      return [generalName];
  }
}
/** What a row writes of its record. */
function writtenOf(action: Action, target: Target): readonly ImportField[] {
  if (action === 'remove') return [];
  if (target === 'coverage') return [limit];
  if (target === 'beneficiary') return [percentage, upTo];
  if (action === 'change' || target === 'vehicle') return [];
  if (target === 'general') return [description];
  return ['titular_identification', 'family_relationship', 'certificate_number'].map((name) => known('insureds', name));
}

const extraFieldOf = ({ key, name_es, name_en }: ExtraField): ImportField => ({
  name: extraColumn(key),
  type: 'text',
  headings: [name_es, name_en],
});

/** Whether the rows of a sheet say for how much each is insured. */
const saysSums = ({ action, target, hasSums = false }: ItemSheetKind) =>
  hasSums && action !== 'remove' && hasSum(target);

/** The columns that a sheet may have. What is taken out costs what the policy's list says, and what has a sum what that costs, where the sheet says nothing. */
export function itemSheetFields(kind: ItemSheetKind): readonly ImportField[] {
  const { action, target, isCharged } = kind;
  const sums = saysSums(kind) ? [known('insureds', 'sum'), known('insureds', 'rate')] : [];
  const extras = saysSums(kind) ? (kind.extras ?? []).map(extraFieldOf) : [];
  const premium = isCharged ? [{ ...termNet, isRequired: action !== 'remove' && sums.length === 0 }] : [];
  return [...keysOf(target), ...writtenOf(action, target), ...extras, ...sums, ...premium];
}

/** The columns that are missing where the premium is to be found by sum and rate: a new row needs both, and of a row that is there one of them may change. */
function missingSums({ action }: ItemSheetKind, mapping: readonly (string | null)[]): string[] {
  const missing = ['sum', 'rate'].filter((name) => !mapping.includes(name));
  if (mapping.includes('term_net') || missing.length === 0) return [];
  if (missing.length === 2) return ['term_net'];
  return action === 'add' ? missing : [];
}

/** The required columns that a sheet lacks; a vehicle is named by its plate or by its chassis, and a premium is found by sum and rate. */
export function missingItemFields(kind: ItemSheetKind, mapping: readonly (string | null)[]): string[] {
  const missing = itemSheetFields(kind).filter(({ name, isRequired }) => isRequired && !mapping.includes(name));
  const sums = kind.isCharged && saysSums(kind) ? missingSums(kind, mapping) : [];
  const isNamed = kind.target !== 'vehicle' || mapping.includes('plate') || mapping.includes('chassis_number');
  return [...(isNamed ? [] : ['plate']), ...missing.map(({ name }) => name), ...sums];
}

const keys = ['plate', 'chassis_number', 'identification', 'titular_identification', 'relationship', 'name'] as const;
const mostSigns: Record<string, number> = {
  plate: 20,
  chassis_number: 30,
  identification: 25,
  titular_identification: 25,
  name: 120,
  description: 200,
  certificate_number: 60,
};
const choices: Record<string, readonly string[]> = {
  relationship: ['titular', 'dependent', 'beneficiary'],
  family_relationship: ['daughter', 'son', 'spouse', 'other'],
};

/** By what the rows of a sheet are read: the columns themselves, and where those leave doubt the sign before decimals and the order of days that are given. */
export const itemSheetRules = (
  kind: ItemSheetKind,
  rows: readonly Readonly<Record<string, string>>[],
  decimal: RowRules['decimal'],
  order?: RowRules['order'],
): RowRules => ({ decimal, order, decimals: decimalsOfFields(itemSheetFields(kind), rows) });

/** Reads one row of a sheet; without rules no amount is read that can be two. */
export function readItemRow(
  kind: ItemSheetKind,
  texts: Readonly<Record<string, string>>,
  rules: RowRules = {},
): ItemSheetRow {
  const { extra, faults } = readExtras(kind, texts, rules);
  const fields = itemSheetFields(kind).filter(({ name }) => extraKeyOfColumn(name) === undefined);
  // What is changed may cost less.
  const change = kind.action === 'change' ? readAmount(texts.term_net ?? '', extraRules('term_net', rules)) : undefined;
  const isLess = change !== undefined && 'amount' in change && change.amount.startsWith('-');
  const bare = isLess ? change.amount.slice(1) : (texts.term_net ?? '');
  const read = readTexts(fields, { ...texts, term_net: bare }, rules);
  for (const { name, type, isRequired } of fields) {
    const value = read[name];
    const fault = value === undefined ? (isRequired ? 'required' : undefined) : faultOf(name, type, String(value));
    if (fault) faults[name] = fault;
  }
  if (kind.target === 'vehicle' && !read.plate && !read.chassis_number) faults.plate = 'required';
  const { term_net = '', ...rest } = read;
  const values: Record<string, string> = {};
  const key: MovementItemKey = {};
  for (const [name, value] of Object.entries(rest)) {
    if (faults[name]) continue;
    if (isKey(name)) Object.assign(key, { [name]: String(value) });
    values[name] = String(value);
  }
  const amount = faults.term_net ? '' : String(term_net);
  const net = isLess && amount !== '' && amount !== '0.00' ? `-${amount}` : amount;
  return { key, values, term_net: net, extra, faults };
}

/** What the cells of extra fields say; an empty one says nothing. */
function readExtras({ extras = [] }: ItemSheetKind, texts: Readonly<Record<string, string>>, rules: RowRules) {
  const extra: Record<string, ExtraValue> = {};
  const faults: Record<string, ItemSheetFault> = {};
  for (const field of extras) {
    const column = extraColumn(field.key);
    const { value } = readExtraCell(field, texts[column] ?? '', extraRules(column, rules));
    if (value === undefined) continue;
    const [problem] = extraProblems([field], { before: {}, after: { [field.key]: value }, asksExtra: false });
    if (isStrange(value)) faults[column] = 'strange_sign';
    else if (problem) faults[column] = problem.code === 'too_long' ? 'too_long' : 'unreadable';
    else extra[field.key] = value;
  }
  return { extra, faults };
}

const isKey = (name: string): name is (typeof keys)[number] => keys.some((key) => key === name);

function faultOf(name: string, type: ImportField['type'], value: string): ItemSheetFault | undefined {
  if (type === 'money') return /^\d{1,12}\.\d{2}$/.test(value) ? undefined : 'unreadable';
  if (type === 'percent') {
    if (!/^\d{1,3}(?:\.\d{1,4})?$/.test(value)) return 'unreadable';
    return Number(value) > 100 ? 'over_hundred' : undefined;
  }
  if (choices[name]) return choices[name].includes(value) ? undefined : 'unreadable';
  if (isStrange(value)) return 'strange_sign';
  return value.length > (mostSigns[name] ?? 200) ? 'too_long' : undefined;
}
const isStrange = (value: ExtraValue) => typeof value === 'string' && strangeSign(value) !== null;
