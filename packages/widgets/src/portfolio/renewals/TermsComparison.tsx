import type { TermChip, TermExtraChange, TermFieldChange } from '@corredor/core/api';
import { extraName, writeExtra } from '@corredor/core/extras';
import { comparePolicies } from '@corredor/core/operations';
import { chargeName } from '@corredor/core/premium';
import { Chip } from '@corredor/ui/Chip';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Inline } from '@corredor/ui/Inline';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dataWords, useClient, useFormats } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { readValue } from '../../frames/history/index.ts';
import { useRenewalWords } from './useRenewalWords.ts';

interface TermsComparisonProps {
  /** The earlier term. */
  before: number;
  /** The later one. */
  after: number;
  currency: string;
}

/** What differs from one term to the next: fields, rows with their fields, and premium lines, in the reader's words. */
export function TermsComparison({ before, after, currency }: TermsComparisonProps) {
  const { t } = useTranslation(['renewals', 'history', 'common']);
  const formats = useFormats();
  const { money, percent, language, locale } = formats;
  const { change } = useRenewalWords();
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
  // The history names fields inside its sentences; here each stands at the head of its own.
  const headingOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
  const shown = (value: unknown) => (value === null || value === '' ? '—' : String(value));
  const written = (field: string, value: TermFieldChange['before']) => {
    if (value === null || value === '') return '—';
    if (/percent(age)?$/.test(field)) return percent(String(value));
    return readValue(field, String(value), words, { ...formats, money: (amount) => money(amount, currency) });
  };
  const fromTo = ({ field, before: old, after: now }: TermFieldChange) =>
    t('difference.from', { before: written(field, old), after: written(field, now) });
  const yesOrNo = { locale, currency, yes: t('common:state.yes'), no: t('common:state.no') };
  const extraFromTo = (one: TermExtraChange) =>
    t('difference.from', {
      before: shown(writeExtra(one, one.before, yesOrNo)),
      after: shown(writeExtra(one, one.after, yesOrNo)),
    });
  const rows = Object.entries(lists).flatMap(([list, { added, removed, changed }]) => [
    ...added.map((name) => ({ term: words(`list.${list}`), detail: t('difference.added', { name }) })),
    ...removed.map((name) => ({ term: words(`list.${list}`), detail: t('difference.removed', { name }) })),
    ...changed.map((row) => ({
      term: words(`list.${list}`),
      detail: t('difference.changed', {
        name: row.name,
        fields: [
          ...row.fields.map((one) => `${fieldName(one.field)}: ${fromTo(one)}`),
          ...row.extras.map((one) => `${extraName(one, language)}: ${extraFromTo(one)}`),
        ].join('; '),
      }),
    })),
  ]);
  const items = [
    ...fields.map((one) => ({ term: headingOf(fieldName(one.field)), detail: fromTo(one) })),
    ...extras.map((one) => ({ term: extraName(one, language), detail: extraFromTo(one) })),
    ...rows,
    ...charges.map(({ before: old, after: now, ...line }) => ({
      term: chargeName(line, language),
      detail: t('difference.from', {
        before: old === null ? '—' : money(old, currency),
        after: now === null ? '—' : money(now, currency),
      }),
    })),
  ];
  if (items.length === 0) return <Text tone="muted">{t('difference.none')}</Text>;
  return (
    <Stack gap="small">
      <Inline gap="xsmall">
        {chips.map((chip) => (
          <Chip key={chipText(chip)}>{chipText(chip)}</Chip>
        ))}
      </Inline>
      <DescriptionList items={items} />
    </Stack>
  );
}
