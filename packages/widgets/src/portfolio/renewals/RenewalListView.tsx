import type { Renewal, RenewalSummary } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { renewalWindowDays } from '@corredor/core/renewals';
import type { RowAction } from '@corredor/ui/DataGrid';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Eye, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useFormats } from '../../base/app/index.ts';
import { ListPage, ListShape, type ListSummary, type RecordList } from '../../frames/lists/index.ts';
import { type RenewalFilter, useRenewalFilters, useRenewalStates, useRenewalTotals } from './RenewalFilters.tsx';
import { useNextStep } from './useNextStep.ts';
import { useRenewalColumns } from './useRenewalColumns.tsx';

interface RenewalListViewProps {
  list: RecordList<Renewal, RenewalFilter>;
  summary?: ListSummary<RenewalSummary>;
  stepsOf: (row: Renewal) => RowAction[];
  /** The line of a row's term, as small as a cell. */
  smallLineOf: (row: Renewal) => ReactNode;
  /** The same renewals by stage, where the address asks for it. */
  board?: ReactNode;
  /** What the list does not hold. */
  note?: ReactNode;
  /** Dialogs and the detail. */
  children?: ReactNode;
}

/** Every ending term of the brokerage, and what becomes of it. */
export function RenewalListView(props: RenewalListViewProps) {
  const { list, summary, stepsOf, smallLineOf, board, note, children } = props;
  const { t } = useTranslation(['renewals', 'common']);
  const { date } = useFormats();
  const { controls } = list;
  const maySet = useCan('core_app.change_partner');
  const seesPolicies = useCan('policy_app.view_policy');
  const nextEntry = summary?.data?.next_entry;
  const nextStep = useNextStep();
  const next = (row: Renewal): RowAction[] => {
    const step = nextStep(row);
    return step ? [{ id: 'step', ...step, isOnCard: true }] : [];
  };
  const empty = {
    drawing: 'list',
    title: t('empty.title'),
    text: nextEntry
      ? t('empty.next', { date: date(nextEntry) })
      : t('empty.text', { count: summary?.data?.window_days ?? renewalWindowDays }),
  } as const;
  return (
    <ListPage
      list={list}
      words={{
        title: t('common:menu.renewals'),
        context: t('context'),
        search: t('search'),
        empty,
        // Whatever was decided, nothing is to be worked on.
        emptyUsual: empty,
      }}
      columns={useRenewalColumns(controls.detailHref, smallLineOf)}
      actionsOf={(row) => [
        { id: 'view', label: t('common:action.detail'), icon: Eye, onAction: () => controls.setDetail(row.id) },
        ...next(row),
        ...stepsOf(row),
        ...(seesPolicies
          ? [{ id: 'policy', label: t('toPolicy'), icon: FileText, href: paths.policyRecord(row.policy_id) }]
          : []),
      ]}
      filters={{ ...useRenewalFilters(controls, summary?.data), states: useRenewalStates(summary?.data) }}
      totals={useRenewalTotals(summary)}
      secondaryActions={
        <>
          {maySet && <LinkButton href={paths.renewalStages()}>{t('stages')}</LinkButton>}
          <ListShape />
        </>
      }
      board={board}
      note={note}
    >
      {children}
    </ListPage>
  );
}
