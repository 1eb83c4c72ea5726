import type { Renewal } from '@corredor/core/api';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useColumnKit } from '../../frames/lists/index.ts';
import { RenewalRisk, RenewalRiskChip, useRiskWord } from './RenewalRiskChip.tsx';
import { RenewalEnd, RenewalOwner, RenewalStanding } from './renewalCells.tsx';
import { isUncovered, useRenewalWords } from './useRenewalWords.ts';

/** The columns of the list of renewals; `detailHref` says where a row is read, `smallLineOf` draws its term. */
export function useRenewalColumns(
  detailHref: (id: number) => string,
  smallLineOf: (row: Renewal) => ReactNode,
): GridColumn<Renewal>[] {
  const { t } = useTranslation(['renewals', 'common']);
  const kit = useColumnKit<Renewal>();
  const { stageName, daysLeft, change, lost } = useRenewalWords();
  const riskWord = useRiskWord();
  return useMemo(
    () => [
      kit.record(
        t('field.policy'),
        ({ policy }) => policy.name,
        ({ id }) => detailHref(id),
        { id: 'policy', meaning: 'code', sortKey: undefined, below: smallLineOf },
      ),
      kit.text('contractor', t('field.contractor'), ({ contractor }) => contractor?.name, {
        meaning: 'name',
        minWidth: 152,
        card: 'subtitle',
      }),
      kit.text('provider', t('field.provider'), ({ provider }) => provider?.short_name ?? provider?.name, {
        filter: ({ provider }) => (provider ? { name: 'provider', value: String(provider.id) } : null),
        meaning: 'shortName',
        priority: 2.4,
        card: 'line',
      }),
      kit.text('branch', t('field.branch'), ({ branch }) => branch?.name, {
        filter: ({ branch }) => (branch ? { name: 'branch', value: String(branch.id) } : null),
        meaning: 'shortName',
        // A long name stands on two lines.
        minWidth: 216,
        priority: 3.7,
        card: 'hidden',
      }),
      kit.date('end_date', t('field.end_date'), ({ end_date }) => end_date, {
        sortKey: 'end_date',
        cell: (row) => <RenewalEnd {...row} />,
        cardCell: (row) => <RenewalEnd {...row}>{smallLineOf(row)}</RenewalEnd>,
        card: 'line',
      }),
      kit.text('days', t('field.days'), ({ days_left }) => daysLeft(days_left), {
        meaning: 'count',
        width: 130,
        // The day of the end tells it too.
        priority: 8,
        card: 'hidden',
      }),
      kit.money('net', t('field.net_premium'), ({ net_premium }) => net_premium, {
        sortKey: 'net',
        currencyOf: ({ currency }) => currency,
        card: 'figure',
      }),
      kit.money('next_net', t('field.next_net'), ({ next }) => next?.net_premium ?? null, {
        currencyOf: ({ currency }) => currency,
        priority: 6,
        card: 'fact',
      }),
      kit.text('premium_change', t('field.premium_change'), ({ premium_change }) => change(premium_change), {
        sortKey: 'premium_change',
        meaning: 'count',
        priority: 7,
        card: 'hidden',
      }),
      kit.text('stage', t('field.stage'), ({ stage }) => stageName(stage), {
        cell: (row) => <RenewalStanding row={row} />,
        cardCell: ({ stage }) => stageName(stage),
        minWidth: 150,
        priority: 2,
        card: 'line',
      }),
      {
        id: 'risk',
        header: t('field.risk'),
        cell: (row) => <RenewalRisk renewal={row} />,
        // The end says for how long a term is over.
        text: (row) => riskWord(row, isUncovered(row)),
        meaning: 'state',
        width: 152,
        short: {
          at: 3,
          header: t('field.risk'),
          cell: (row) => <RenewalRisk renewal={row} isShort />,
          width: 124,
        },
        cardCell: (row) => <RenewalRiskChip {...row} isShort={isUncovered(row)} />,
        card: 'status',
      },
      kit.text('assignee', t('field.assignee'), ({ assignee }) => assignee?.name ?? t('nobody'), {
        meaning: 'name',
        priority: 2.2,
        short: {
          at: 3.6,
          header: t('field.assigneeShort'),
          meaning: 'state',
          cell: (row) => <RenewalOwner {...row} />,
          width: 64,
        },
        card: 'line',
      }),
      kit.date('next_action_on', t('field.next_action_on'), ({ next_action_on }) => next_action_on, {
        sortKey: 'next_action_on',
        card: 'hidden',
      }),
      kit.date('stage_since', t('field.stage_since'), ({ stage_since }) => stage_since, {
        sortKey: 'stage_since',
        card: 'hidden',
      }),
      kit.text('lost_reason', t('field.lost_reason'), lost, { card: 'hidden' }),
      kit.text('competitor', t('field.competitor'), ({ competitor }) => competitor, { card: 'hidden' }),
    ],
    [t, kit, change, lost, stageName, daysLeft, riskWord, detailHref, smallLineOf],
  );
}
