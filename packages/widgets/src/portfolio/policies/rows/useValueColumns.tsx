import { DateField } from '@corredor/ui/DateField';
import type { EditableColumn } from '@corredor/ui/EditableRows';
import { MoneyField } from '@corredor/ui/MoneyField';
import { PercentField } from '@corredor/ui/PercentField';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import type { ListRow } from './useRows.tsx';

interface Editing<Values> {
  draft: Values | null;
  change: (values: Values) => void;
}

/** The column of the day since when a row counts. */
export function useSinceColumn<Row extends { start_date: string }>({
  draft,
  change,
}: Editing<{ start_date: string | null }>): EditableColumn<ListRow<Row>> {
  const { t } = useTranslation('policies');
  const { date } = useFormats();
  const header = t('rows.since');
  return {
    id: 'start_date',
    header,
    isWhole: true,
    read: ({ saved }) => date(saved?.start_date),
    edit: () => (
      <DateField
        label={header}
        isLabelHidden
        value={draft?.start_date ?? null}
        onChange={(start_date) => change({ start_date })}
      />
    ),
  };
}

/** The column of a row's percentage. */
export function usePercentageColumn<Row extends { percentage: string | null }>(
  header: string,
  { draft, change }: Editing<{ percentage: string }>,
): EditableColumn<ListRow<Row>> {
  const { percent } = useFormats();
  return {
    id: 'percentage',
    header,
    align: 'end',
    read: ({ saved }) => percent(saved?.percentage),
    edit: () => (
      <PercentField
        label={header}
        isLabelHidden
        value={draft?.percentage ?? ''}
        onChange={(percentage) => change({ percentage })}
      />
    ),
  };
}

/** The column of the amount up to which a row counts. */
export function useLimitColumn<Row extends { limit: string | null }>(
  header: string,
  { draft, change, currency }: Editing<{ limit: string }> & { currency: string },
): EditableColumn<ListRow<Row>> {
  const { money } = useFormats();
  return {
    id: 'limit',
    header,
    align: 'end',
    read: ({ saved }) => money(saved?.limit, currency),
    edit: () => (
      <MoneyField
        label={header}
        isLabelHidden
        currency={currency}
        value={draft?.limit ?? ''}
        onChange={(limit) => change({ limit })}
      />
    ),
  };
}
