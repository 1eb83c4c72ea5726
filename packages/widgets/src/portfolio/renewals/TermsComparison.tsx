import type { TermChip, TermExtraChange, TermFieldChange } from '@corredor/core/api';
import { extraName, writeExtra } from '@corredor/core/extras';
import { comparePolicies } from '@corredor/core/operations';
import { chargeName } from '@corredor/core/premium';
import { Chip } from '@corredor/ui/Chip';
import { Inline } from '@corredor/ui/Inline';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dataWords, useClient, useFormats } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { isAmount, readValue } from '../../frames/history/index.ts';
import { type ChangeRow, ChangeTable, useDifference } from '../../frames/ledger/index.ts';
import { useRenewalWords } from './useRenewalWords.ts';

interface TermsComparisonProps {
  /** The earlier term. */
  before: number;
  /** The later one. */
  after: number;
  currency: string;
}

/** What differs from one term to the next, before and after: fields, rows with their fields, and premium lines, in the reader's words. */
export function TermsComparison({ before, after, currency }: TermsComparisonProps) {
  const { t } = useTranslation(['renewals', 'history', 'common']);
  const formats = useFormats();
  const { money, percent, language, locale } = formats;
  const { change } = useRenewalWords();
  const difference = useDifference(currency);
  const query = useQuery(
    queryOf(useClient(), comparePolicies, { path: { policyId: before }, query: { other: after } }),
  );
  if (!query.data) return null;
  const { chips, fields, charges, extras, lists } = query.data;
  const words = dataWords(t);
  const chipText = ({ code, percent: by, list, count, field }: TermChip) => {
    if (code === 'premium') return t('chip.premium', { percent: change(by ?? '0') });
    if (code === 'field') return words('chip.field', { field: fieldName(field ?? '') });
    return words(`chip.${code}`, { count, list: words(`list.${list}`) });
  };
  const fieldName = (field: string) => words(`history:field.${field}`, { defaultValue: field.replaceAll('_', ' ') });
  // The history names fields inside its sentences; here each heads its own line.
  const headingOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
  const written = (field: string, value: TermFieldChange['before']) => {
    if (value === null || value === '') return null;
    if (/percent(age)?$/.test(field)) return percent(String(value));
    return readValue(field, String(value), words, { ...formats, money: (amount) => money(amount, currency) });
  };
  const fieldRow = ({ field, before: old, after: now }: TermFieldChange, name: string): ChangeRow => ({
    name,
    before: written(field, old),
    change: isAmount(field) && old && now ? difference(String(old), String(now)) : null,
    after: written(field, now),
  });
  const yesOrNo = { locale, currency, yes: t('common:state.yes'), no: t('common:state.no') };
  const extraRow = (one: TermExtraChange, name: string): ChangeRow => ({
    name,
    before: writeExtra(one, one.before, yesOrNo) || null,
    change: null,
    after: writeExtra(one, one.after, yesOrNo) || null,
  });
  const ofLists = Object.entries(lists).flatMap(([code, { added, removed, changed }]): ChangeRow[] => {
    const list = words(`list.${code}`);
    return [
      ...added.map((name) => ({ name: list, before: null, change: t('difference.added'), after: name })),
      ...removed.map((name) => ({ name: list, before: name, change: t('difference.removed'), after: null })),
      ...changed.flatMap(({ name, fields: some, extras: others }) => [
        ...some.map((one) => fieldRow(one, t('difference.row', { list, name, field: fieldName(one.field) }))),
        ...others.map((one) => extraRow(one, t('difference.row', { list, name, field: extraName(one, language) }))),
      ]),
    ];
  });
  const ofCharges = charges.map(
    ({ before: old, after: now, ...line }): ChangeRow => ({
      name: chargeName(line, language),
      before: old && money(old, currency),
      change: difference(old ?? '0.00', now ?? '0.00'),
      after: now && money(now, currency),
    }),
  );
  const rows = [
    ...fields.map((one) => fieldRow(one, headingOf(fieldName(one.field)))),
    ...extras.map((one) => extraRow(one, extraName(one, language))),
    ...ofLists,
    ...ofCharges,
  ];
  if (rows.length === 0) return <Text tone="muted">{t('difference.none')}</Text>;
  return (
    <Stack gap="small">
      <Inline gap="xsmall">
        {chips.map((chip) => (
          <Chip key={chipText(chip)}>{chipText(chip)}</Chip>
        ))}
      </Inline>
      <ChangeTable label={t('difference.title')} rows={rows} />
    </Stack>
  );
}
