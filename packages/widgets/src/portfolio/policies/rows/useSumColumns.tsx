import type { EditableColumn } from '@corredor/ui/EditableRows';
import { MoneyField } from '@corredor/ui/MoneyField';
import { PercentField } from '@corredor/ui/PercentField';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { foundNet, type SumValues } from './sumValues.ts';
import type { ListRow } from './useRows.tsx';

interface SumColumnsOptions {
  draft: SumValues | null;
  change: (values: Partial<SumValues>) => void;
  currency: string;
}
type Summed = { sum: string | null; rate: string | null; term_net?: string | null };

/** The columns of what a row is insured for: its sum with its rate, and its net premium of the whole term, which is found unless it is typed. */
export function useSumColumns<Row extends Summed>({
  draft,
  change,
  currency,
}: SumColumnsOptions): EditableColumn<ListRow<Row>>[] {
  const { t } = useTranslation('policies');
  const { money, percent } = useFormats();
  const found = draft && foundNet(draft);
  return [
    {
      id: 'sum',
      header: t('rows.sum'),
      align: 'end',
      read: ({ saved }) => (
        <Stack gap="none">
          <span>{money(saved?.sum, currency) || '—'}</span>
          {saved?.rate && (
            <Text as="span" size="sm" tone="muted">
              {t('rows.atRate', { rate: percent(saved.rate) })}
            </Text>
          )}
        </Stack>
      ),
      edit: () => (
        <Stack gap="xsmall">
          <MoneyField
            label={t('rows.sum')}
            isLabelHidden
            currency={currency}
            value={draft?.sum ?? ''}
            onChange={(sum) => change({ sum })}
          />
          <PercentField
            label={t('rows.rate')}
            places={4}
            value={draft?.rate ?? ''}
            onChange={(rate) => change({ rate })}
          />
        </Stack>
      ),
    },
    {
      id: 'term_net',
      header: t('rows.termNet'),
      align: 'end',
      read: ({ saved }) => money(saved?.term_net, currency) || '—',
      edit: () => (
        <MoneyField
          label={t('rows.termNet')}
          isLabelHidden
          currency={currency}
          description={
            found === null ? t('rows.termNetUnknown') : t('rows.termNetFound', { amount: money(found, currency) })
          }
          value={draft?.term_net ?? ''}
          onChange={(term_net) => change({ term_net })}
        />
      ),
    },
  ];
}
