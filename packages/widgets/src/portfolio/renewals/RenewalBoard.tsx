import type { Renewal } from '@corredor/core/api';
import { addMoney, subtractMoney } from '@corredor/core/money';
import { listRenewals } from '@corredor/core/operations';
import { Board, type BoardMove } from '@corredor/ui/Board';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Skeleton } from '@corredor/ui/Skeleton';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient, useFormats } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { useBoardColumns } from '../../frames/boards/index.ts';
import type { ListControls } from '../../frames/lists/index.ts';
import { boardOf } from './boardOf.ts';
import { RenewalCard, RenewalCardTitle } from './RenewalCard.tsx';
import type { RenewalFilter } from './RenewalFilters.tsx';
import type { useRenewalMoves } from './useRenewalMoves.tsx';
import { useRenewalWords } from './useRenewalWords.ts';

type Card = { id: string; columnId: string; name: string; row: Renewal };

/** The ending terms by stage: those that end first on top, each moved on from there. */
export default function RenewalBoard({
  controls,
  moves,
  smallLineOf,
  onDrawn,
}: {
  controls: ListControls<RenewalFilter>;
  moves: ReturnType<typeof useRenewalMoves>;
  /** The line of a card's term, as small as a cell. */
  smallLineOf: (row: Renewal) => ReactNode;
  /** Called once its cards stand. */
  onDrawn: () => void;
}) {
  const { t } = useTranslation('renewals');
  const { money } = useFormats();
  const client = useClient();
  const { stageName, nameOf } = useRenewalWords();
  const { query, reading: totals } = boardOf(client, controls);
  const { stages, moving, may } = moves;
  // Where one stage is asked for, the others have nothing.
  const shown = stages.filter(({ id }) => query.stage === undefined || query.stage === id);
  const { board, more, retry } = useBoardColumns({
    columns: stages.length === 0 ? undefined : shown.map(({ id }) => String(id)),
    page: (columnId, page) =>
      queryOf(client, listRenewals, {
        query: {
          ...query,
          ...page,
          stage: Number(columnId),
          ordering: stages.find(({ id }) => String(id) === columnId)?.kind === 'open' ? 'end_date' : '-end_date',
        },
      }),
    totals,
    firstPages: ({ columns }) =>
      new Map(columns.map((column) => [String(column.stage.id), { count: column.count, results: column.renewals }])),
  });
  const isDrawn = board.status !== 'loading';
  const tellDrawn = useEffectEvent(onDrawn);
  useEffect(() => {
    if (isDrawn) tellDrawn();
  }, [isDrawn]);
  if (board.status === 'failed') return <ErrorState title={t('failed')} text={board.message} onRetry={retry} />;
  if (board.status === 'loading') return <Skeleton shape="rows" height="24rem" />;
  const { rows, counts, totals: sums } = board;
  const netOf = (columnId: string) =>
    counts.has(columnId) ? sums?.columns.find(({ stage }) => String(stage.id) === columnId)?.net_premium : undefined;
  const netsOf = (some: readonly Card[]) => addMoney('0.00', ...some.map(({ row }) => row.net_premium));
  const cards = rows.map(
    (row): Card => ({ id: String(row.id), columnId: String(row.stage_id), name: nameOf(row), row }),
  );
  const decided = stages.filter(({ kind }) => kind !== 'open');
  const asksForDecided = query.outcome !== undefined || decided.some(({ id }) => id === query.stage);
  const stageIn = (columnId: string) => stages.find(({ id }) => String(id) === columnId);
  const refusalOf = ({ row }: Card, columnId: string) => {
    const stage = stageIn(columnId);
    if (row.stage.kind === 'lost' && stage?.kind === 'open')
      return row.allowed_actions.includes('reopen') ? undefined : t('board.decided');
    if (!row.allowed_actions.includes('move')) return t('board.decided');
    return stage?.kind === 'renewed' ? t('board.activate') : undefined;
  };
  const move = async ({ card: { row }, columnId }: BoardMove<Card>) => {
    const stage = stageIn(columnId);
    if (!stage) return;
    if (stage.kind === 'lost') {
      moves.ask({ renewal: row, action: 'lose' });
      // The card stays where it is until the dialog is through.
      throw new Error('');
    }
    const isLost = row.stage.kind === 'lost';
    await moving.mutateAsync({
      renewal: row,
      step: isLost ? { action: 'reopen' } : { action: 'move', stage_id: stage.id },
    });
  };
  return (
    <Board
      label={t('board.label')}
      columns={stages.map((stage) => ({
        id: String(stage.id),
        title: stageName(stage),
        count: counts.get(String(stage.id)) ?? 0,
      }))}
      cards={cards}
      emptyText={t('board.empty')}
      sumOf={(_cards, { columnId, came, left }) =>
        money(subtractMoney(addMoney(netOf(columnId) ?? '0.00', netsOf(came)), netsOf(left)), sums?.currency)
      }
      onMore={more}
      refusalOf={refusalOf}
      onMove={may.change ? move : undefined}
      // Where what is decided is asked for, it is what one wants to see.
      fold={asksForDecided ? undefined : { title: t('board.fold'), columnIds: decided.map(({ id }) => String(id)) }}
      renderTitle={({ row }) => <RenewalCardTitle row={row} href={controls.detailHref(row.id)} />}
      renderCard={({ row }) => <RenewalCard row={row} line={smallLineOf(row)} />}
    />
  );
}
