import type { ImportKept } from '@corredor/core/api';
import { type ExtraImportField, type ImportKind, importFields } from '@corredor/core/imports';
import type { WizardRow } from '@corredor/machines/import-wizard';
import { useTranslation } from 'react-i18next';
import { dataWords } from '../../base/app/index.ts';

const none: readonly ExtraImportField[] = [];

/** Whose words call a field of a file as their form does, where an import has no word of its own. */
const rooms = {
  customers: 'customers',
  vehicles: 'vehicles',
  insureds: 'policies',
  providers: 'providers',
  branches: 'branches',
  policies: 'policies',
  payments: 'payments',
} as const satisfies Record<ImportKind, string>;

/** The words of an import: its fields and those of the branches, what became of rows, and why records stay. */
export function useImportWords(kind: ImportKind, extras: readonly ExtraImportField[] = none) {
  const room = rooms[kind];
  const { t, i18n } = useTranslation(['imports', room]);
  const labelOf = (field: string) => {
    const extra = extras.find(({ name }) => name === field);
    if (extra) return extra.labels[i18n.language.startsWith('en') ? 'en' : 'es'];
    if (field === 'row') return t('grid.wholeRow');
    const key = [`imports:field.${field}`, `${room}:field.${field}`].find((one) => i18n.exists(one));
    return key ? dataWords(t)(key) : field;
  };
  const fields = [...importFields[kind], ...extras].map(({ name, isRequired, partOf, holds, isForeign }) => ({
    name,
    label: labelOf(name),
    isRequired,
    partOf,
    holds,
    isForeign,
  }));
  const outcomeOf = (row: WizardRow) => {
    if (row.state === 'imported') return t(row.outcome === 'linked' ? 'outcome.linked' : 'outcome.created');
    if (row.isSkipped) return t('outcome.skipped');
    const { state } = row;
    return t(state === 'good' || state === 'unchecked' ? 'outcome.waiting' : `outcome.${state}`);
  };
  const reasonOf = ({ reason, held_by }: ImportKept) =>
    reason === 'held'
      ? t('kept.held', { by: held_by.map(({ model, count }) => dataWords(t)(holderKey(model), { count })).join(', ') })
      : t(`kept.${reason}`);
  return { labelOf, fields, outcomeOf, reasonOf };
}
const named: ReadonlySet<string> = new Set([
  'policy',
  'policy_insured',
  'customer',
  'vehicle',
  'payment',
  'provider',
  'coverage',
]);
const holderKey = (model: string) => (named.has(model) ? `holder.${model}` : 'holder.other');
