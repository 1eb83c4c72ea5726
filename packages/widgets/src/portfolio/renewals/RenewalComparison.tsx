import type { Renewal, TermChip } from '@corredor/core/api';
import { extraName, writeExtra } from '@corredor/core/extras';
import { comparePolicies } from '@corredor/core/operations';
import { Chip } from '@corredor/ui/Chip';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Heading } from '@corredor/ui/Heading';
import { Inline } from '@corredor/ui/Inline';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { useRenewalWords } from './useRenewalWords.ts';

/** What differs from the ending term to its next one. */
export function RenewalComparison({ renewal }: { renewal: Renewal }) {
  const { t } = useTranslation(['renewals', 'history', 'common']);
  const { money, language } = useFormats();
  const { change } = useRenewalWords();
  const canView = useCan('policy_app.view_policy');
  const { next, policy_id, currency } = renewal;
  const query = useQuery({
    ...queryOf(useClient(), comparePolicies, { path: { policyId: policy_id }, query: { other: next?.id ?? 0 } }),
    enabled: canView && next !== null,
  });
  if (!next || !query.data) return null;
  const { chips, fields, charges, extras, lists } = query.data;
  const words = t as unknown as (key: string, params?: object) => string;
  const chipText = ({ code, percent: by, list, count, field }: TermChip) => {
    if (code === 'premium') return t('chip.premium', { percent: change(by ?? '0') });
    if (code === 'field') return words('chip.field', { field: fieldName(field ?? '') });
    return words(`chip.${code}`, { count, list: words(`list.${list}`) });
  };
  const fieldName = (field: string) => words(`history:field.${field}`, { defaultValue: field.replaceAll('_', ' ') });
  // The history names fields inside its sentences; here each stands at the head of its own.
  const headingOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
  const shown = (value: unknown) => (value === null || value === '' ? '—' : String(value));
  const rows = Object.entries(lists).flatMap(([list, { added, removed, changed }]) => [
    ...added.map((name) => ({ term: words(`list.${list}`), detail: t('difference.added', { name }) })),
    ...removed.map((name) => ({ term: words(`list.${list}`), detail: t('difference.removed', { name }) })),
    ...changed.map(({ name }) => ({ term: words(`list.${list}`), detail: t('difference.changed', { name }) })),
  ]);
  const yesOrNo = { language, currency, yes: t('common:state.yes'), no: t('common:state.no') };
  const items = [
    ...fields.map(({ field, before, after }) => ({
      term: headingOf(fieldName(field)),
      detail: t('difference.from', { before: shown(before), after: shown(after) }),
    })),
    ...extras.map((field) => ({
      term: extraName(field, language),
      detail: t('difference.from', {
        before: shown(writeExtra(field, field.before, yesOrNo)),
        after: shown(writeExtra(field, field.after, yesOrNo)),
      }),
    })),
    ...rows,
    ...charges.map(({ label, before, after }) => ({
      term: label,
      detail: t('difference.from', {
        before: before === null ? '—' : money(before, currency),
        after: after === null ? '—' : money(after, currency),
      }),
    })),
  ];
  return (
    <Stack gap="small">
      <Heading level={3}>{t('difference.title')}</Heading>
      {items.length === 0 ? (
        <Text tone="muted">{t('difference.none')}</Text>
      ) : (
        <>
          <Inline gap="xsmall">
            {chips.map((chip) => (
              <Chip key={chipText(chip)}>{chipText(chip)}</Chip>
            ))}
          </Inline>
          <DescriptionList items={items} />
        </>
      )}
    </Stack>
  );
}
