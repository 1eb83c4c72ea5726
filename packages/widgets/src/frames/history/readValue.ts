import type { AuditModel } from '@corredor/core/api';
import { countryName } from '@corredor/core/countries';
import { recordOf } from '@corredor/core/keys';
import type { DataWords, Formats } from '../../base/app/index.ts';

/** Fields whose values are words of the catalogue. */
const wordsOf: Record<string, string> = {
  status: 'policyStatus',
  insured_select_type: 'selectType',
  closed_reason: 'closedReason',
  closes_as: 'closedReason',
  movement_kind: 'movementKind',
  movement_status: 'movementStatus',
  movement_method: 'movementMethod',
  payment_frequency: 'frequency',
  coverage_type: 'coverageType',
  payment_method: 'paymentMethod',
  kind: 'paymentKind',
  collected_by: 'collectedBy',
  sex: 'sex',
  relationship: 'relationship',
  family_relationship: 'familyRelationship',
  insured_type: 'insuredType',
  identification_type: 'identificationType',
  legal_type: 'legalType',
  group: 'branchGroup',
  roles: 'customerRole',
  language: 'language',
  layout: 'profileLayout',
};
/** Fields whose values are amounts of money. */
const amounts: ReadonlySet<string> = new Set([
  'net_premium',
  'total_grant',
  'maximum_insured_sum',
  'commercial_value',
  'limit',
  'prima',
  'sum',
  'term_net',
  'amount',
  'paid_amount',
  'balance',
  'total_delta',
  'to_remit',
  'write_off_limit',
]);
/** Whether the values of a field are amounts of money. */
export const isAmount = (field: string): boolean => amounts.has(field);
const longest = 200;

/** A value of the history as the reader would write it: dates, amounts, names and words instead of what is stored. */
export function readValue(
  field: string,
  stored: string | null,
  t: DataWords,
  formats: Formats,
  model?: AuditModel,
): string {
  if (stored === null || stored === '') return '';
  const text = (model === 'task' && writeOfTask(field, parse(stored), t)) || write(field, parse(stored), t, formats);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function write(field: string, value: unknown, t: DataWords, formats: Formats): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return t(value ? 'common:state.yes' : 'common:state.no');
  if (Array.isArray(value))
    return value
      .map((one) => write(field, one, t, formats))
      .filter(Boolean)
      .join(', ');
  if (isParted(value)) {
    if (field === 'method_rules') return ruleOf(value, t, formats);
    if (field === 'depreciation') return depreciationOf(value, t, formats);
    if (field === 'method_tables') return tableOf(value);
    return nameOf(value, t, formats);
  }
  if (field === 'rate') return formats.percent(String(value));
  const text = String(value);
  const words = wordsOf[field];
  if (words) return t(`common:${words}.${text}`, { defaultValue: text });
  if (field === 'trigger') return t(`task.trigger.${text}`, { defaultValue: text });
  if (field === 'lost_reason_code' || field === 'reason_code')
    return t(`common:lostReason.${text}`, { defaultValue: text });
  if (field === 'premium_tax') return t(`premiumTax.${text}`, { defaultValue: text });
  if (field === 'country_id') return countryName(text, formats.language);
  if (amounts.has(field) && /^-?\d+\.\d{2}$/.test(text)) return formats.money(text);
  if (field === 'due_time') return formats.time(text);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formats.date(text);
  if (/^\d{4}-\d{2}-\d{2}[T ]\d{2}:/.test(text)) return formats.dateTime(text);
  return text;
}

/** A value with parts of its own. */
type Parted = Readonly<Record<string, unknown>>;
const isParted = (value: unknown): value is Parted => typeof value === 'object' && value !== null;
const textIn = (value: Parted, name: string): string => String(value[name] ?? '');
const ruleParts = [
  'provider',
  'branch',
  'requested_by',
  'method',
  'penalty_percent',
  'table',
  'least_percent',
  'least_amount',
] as const;
/** A rule of method in a line: whose movements, how, and what the insurer keeps at least. */
function ruleOf(rule: Parted, t: DataWords, { percent, money }: Formats): string {
  const { provider, branch, requested_by, method, penalty_percent, table, least_percent, least_amount } = recordOf(
    ruleParts,
    (name) => textIn(rule, name),
  );
  const how = t(`common:movementMethod.${method}`, { defaultValue: method });
  return [
    provider,
    branch,
    requested_by && t(`common:movementRequester.${requested_by}`, { defaultValue: requested_by }),
    [how, penalty_percent && percent(penalty_percent), table].filter(Boolean).join(' '),
    least_percent && t('atLeast', { value: percent(least_percent) }),
    least_amount && t('atLeast', { value: money(least_amount) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
/** A line of what vehicles lose by their age. */
const depreciationOf = (line: Parted, t: DataWords, formats: Formats) =>
  t('fromAge', { count: line.age, percent: formats.percent(textIn(line, 'percent')) });
/** A table by its name and its first and last rows. */
function tableOf(table: Parted): string {
  const lines = textIn(table, 'rows')
    .split('\n')
    .map((line) => `${line.replace(' ', ': ')} %`);
  return `${textIn(table, 'name')} (${[...new Set([lines[0], lines.at(-1)])].join(' … ')})`;
}

/** Fields of tasks whose words are their own. */
function writeOfTask(field: string, value: unknown, t: DataWords): string {
  if (['kind', 'priority', 'status', 'resolution'].includes(field))
    return t(`task.${field}.${value}`, { defaultValue: '' });
  const unit = isParted(value) && textIn(value, 'unit');
  return field === 'repeats' && unit ? t(`task.repeats.${unit}`, { count: value.every ?? 1 }) : '';
}

/** What people call a record; of one without a name, its parts that are plain. */
function nameOf(record: Parted, t: DataWords, { language }: Formats): string {
  for (const key of [`name_${language}`, 'name', 'label', 'city', 'plate', 'number'])
    if (typeof record[key] === 'string') return record[key];
  const isOn = Object.entries(record).filter(([, value]) => value === true);
  if (isOn.length > 0) return isOn.map(([key]) => t(`common:branchFlag.${key}`, { defaultValue: key })).join(', ');
  return Object.values(record)
    .filter((one) => typeof one === 'string')
    .join(' · ');
}
/** Lists and records are stored as JSON; everything else as it is. */
export function parse(stored: string): unknown {
  if (!/^[[{]|^(true|false)$/.test(stored)) return stored;
  try {
    return JSON.parse(stored);
  } catch {
    return stored;
  }
}
