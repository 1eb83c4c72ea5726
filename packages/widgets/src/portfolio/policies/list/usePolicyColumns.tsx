import type { PolicyRow } from '@corredor/core/api';
import { commissionOfNet } from '@corredor/core/commissions';
import { compareMoney } from '@corredor/core/money';
import { endsOn } from '@corredor/core/policies';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { Stack } from '@corredor/ui/Stack';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { useColumnKit } from '../../../frames/lists/index.ts';
import { frequencyOf } from '../parts/frequencyOf.ts';
import { PolicyState } from '../parts/policyStatus.tsx';
import { TwoLines } from '../parts/TwoLines.tsx';
import { SmallYearLine } from '../yearLine/SmallYearLine.tsx';
import type { ExtraBranch } from './useExtraBranches.ts';
import { useExtraColumns } from './useExtraColumns.ts';
import { usePolicyName } from './usePolicyName.ts';

/** Columns that a reader shows if they want them; an export has what is shown. */
export const hiddenColumns = [
  'current_total',
  'net_premium',
  'payer',
  'provider_office',
  'type',
  'insured_select_type',
  'is_insured',
  'payment_frequency',
  'estimated_payment_day',
  'commission_percent',
  'commission',
  'maximum_insured_sum',
  'certificate_number',
  'deductible',
  'condition',
  'condition_deductible',
  'notification_limit_days',
  'observations',
];
const currencyOf = ({ currency }: PolicyRow) => currency;
const isMoved = ({ total_grant, current_total }: PolicyRow) => compareMoney(current_total, total_grant) !== 0;
const isCancelled = (row: PolicyRow) => endsOn(row) !== row.end_date;
const commissionTotal = ({ net_premium, commission_percent }: PolicyRow) =>
  commission_percent === null ? null : commissionOfNet(net_premium, [{ percent: commission_percent, share: '100' }]);

/** The columns of the list of policies and those that the branches add, in the reader's words; `hrefOf` says where a policy's number leads, `isOfOneBranch` whether only those of one branch are listed. */
export function usePolicyColumns(
  hrefOf: (row: PolicyRow) => string,
  branches: readonly ExtraBranch[],
  isOfOneBranch: boolean,
): GridColumn<PolicyRow>[] {
  const { t } = useTranslation(['policies', 'common']);
  const formats = useFormats();
  const kit = useColumnKit<PolicyRow>();
  const nameOf = usePolicyName();
  const extras = useExtraColumns(branches, isOfOneBranch);
  return useMemo(() => {
    const term = (row: PolicyRow) =>
      row.start_date && row.end_date
        ? `${formats.shortDate(row.start_date)} – ${formats.shortDate(row.end_date)}`
        : formats.shortDate(row.start_date ?? row.end_date);
    const current = ({ current_total, currency }: PolicyRow) =>
      t('list.current', { amount: formats.money(current_total, currency) });
    const plain = (
      id: 'contractor' | 'provider' | 'branch',
      standing: Pick<GridColumn<PolicyRow>, 'meaning' | 'minWidth' | 'priority' | 'text' | 'card'>,
    ): GridColumn<PolicyRow> => ({
      id,
      header: t(`field.${id}`),
      text: (row) => row[id]?.name ?? '',
      sortKey: id,
      ...standing,
      filter: (row) => (row[id] ? { name: id, value: String(row[id].id) } : null),
    });
    const words = (
      id: 'certificate_number' | 'deductible' | 'condition' | 'condition_deductible' | 'observations',
    ): GridColumn<PolicyRow> => ({
      id,
      header: t(`field.${id}`),
      text: (row) => row[id] ?? '',
      meaning: 'text',
    });
    const amount = (id: string, header: string, read: (row: PolicyRow) => string | null) =>
      kit.money(id, header, read, { currencyOf });
    const count = (id: 'estimated_payment_day' | 'notification_limit_days'): GridColumn<PolicyRow> => ({
      id,
      header: t(`field.${id}`),
      cell: (row) => formats.number(row[id]),
      text: (row) => String(row[id]),
      align: 'end',
      meaning: 'count',
    });
    const textColumn = (id: string, header: string, text: (row: PolicyRow) => string): GridColumn<PolicyRow> => ({
      id,
      header,
      text,
      meaning: 'text',
    });
    return [
      kit.record(t('list.number'), nameOf, hrefOf, {
        id: 'number',
        meaning: 'code',
        // A draft without one is called by its contractor, who has a column.
        uncut: ({ number }) => number ?? '',
        onCard: ({ number }) => number ?? t('unnumbered'),
      }),
      {
        id: 'status',
        header: t('field.status'),
        cell: (row) => <PolicyState policy={row} />,
        text: (row) => t(`common:policyStatus.${row.status}`),
        sortKey: 'status',
        filter: ({ status }) => ({ name: 'status', value: status }),
        meaning: 'state',
        // Enough for what is late, or over, by three digits of days.
        width: 120,
        cardCell: (row) => <PolicyState policy={row} isShort />,
        card: 'status',
      },
      plain('contractor', { meaning: 'name', card: 'subtitle' }),
      plain('provider', {
        meaning: 'shortName',
        minWidth: 120,
        priority: 3,
        text: ({ provider }) => provider?.short_name ?? '',
        card: 'fact',
      }),
      // It is of more use than the pencil beside it: below four.
      plain('branch', { meaning: 'shortName', priority: 3.6, card: 'hidden' }),
      {
        id: 'term',
        header: t('field.term'),
        text: term,
        cell: (row) => (
          <Stack gap="none">
            {isCancelled(row) ? (
              <TwoLines note={t('list.cancelled', { date: formats.shortDate(row.closes_on) })}>{term(row)}</TwoLines>
            ) : (
              term(row)
            )}
            <SmallYearLine policy={row} />
          </Stack>
        ),
        sheet: [
          { header: t('field.start_date'), type: 'date', value: ({ start_date }) => start_date },
          { header: t('field.end_date'), type: 'date', value: ({ end_date }) => end_date },
        ],
        sortKey: 'end_date',
        meaning: 'term',
        // When it ends is of more use than both days beside a wrapped insurer, and than the branch.
        short: {
          at: 3.9,
          whole: term,
          header: t('list.ends'),
          meaning: 'date',
          cell: (row) => (
            <Stack gap="none">
              {formats.date(endsOn(row))}
              <SmallYearLine policy={row} />
            </Stack>
          ),
          text: (row) => formats.date(endsOn(row)),
        },
        card: 'below',
      },
      {
        ...amount('total_grant', t('field.total_grant'), ({ total_grant }) => total_grant),
        sortKey: 'total_grant',
        card: 'figure',
        cell: (row) => {
          const issued = formats.money(row.total_grant, row.currency);
          return isMoved(row) ? <TwoLines note={current(row)}>{issued}</TwoLines> : issued;
        },
        // As long as what is drawn, so that no part of it is cut.
        text: (row) => {
          if (!isMoved(row)) return row.total_grant;
          const issued = formats.money(row.total_grant, row.currency);
          return current(row).length > issued.length ? current(row) : issued;
        },
      },
      amount('current_total', t('field.current_total'), (row) => row.current_total),
      { ...amount('net_premium', t('field.net_premium'), (row) => row.net_premium), sortKey: 'net_premium' },
      { ...textColumn('payer', t('field.payer'), (row) => row.payer?.name ?? ''), sortKey: 'payer' },
      textColumn('provider_office', t('field.provider_office_id'), (row) => row.provider_office?.name ?? ''),
      textColumn('type', t('field.type'), (row) => t(`common:policyType.${row.type}`)),
      textColumn('insured_select_type', t('field.insured_select_type'), (row) =>
        t(`common:selectType.${row.insured_select_type}`),
      ),
      textColumn('is_insured', t('field.is_insured'), (row) =>
        t(row.is_insured ? 'common:state.yes' : 'common:state.no'),
      ),
      textColumn('payment_frequency', t('field.payment_frequency'), (row) => frequencyOf(row.payment_frequency, t)),
      count('estimated_payment_day'),
      {
        ...textColumn('commission_percent', t('field.commission_percent'), (row) => row.commission_percent ?? ''),
        align: 'end',
      },
      amount('commission', t('field.commission'), commissionTotal),
      amount('maximum_insured_sum', t('field.maximum_insured_sum'), (row) => row.maximum_insured_sum),
      words('certificate_number'),
      words('deductible'),
      words('condition'),
      words('condition_deductible'),
      count('notification_limit_days'),
      words('observations'),
      ...extras,
    ];
  }, [t, kit, hrefOf, formats, nameOf, extras]);
}
