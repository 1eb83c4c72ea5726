import type { Renewal } from '@corredor/core/api';
import { addMoney, subtractMoney } from '@corredor/core/money';
import { listRenewals } from '@corredor/core/operations';
import { Avatar } from '@corredor/ui/Avatar';
import { Board, type BoardMove } from '@corredor/ui/Board';
import { Chip } from '@corredor/ui/Chip';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Inline } from '@corredor/ui/Inline';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient, useFormats } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { CardText, unbroken, useBoardColumns } from '../../frames/boards/index.ts';
import type { ListControls } from '../../frames/lists/index.ts';
import { boardOf } from './boardOf.ts';
import type { RenewalFilter } from './RenewalFilters.tsx';
import { RenewalNotices } from './RenewalNotices.tsx';
import { RenewalRiskChip } from './RenewalRiskChip.tsx';
import type { useRenewalMoves } from './useRenewalMoves.tsx';
import { useRenewalWords } from './useRenewalWords.ts';

type Card = { id: string; columnId: string; name: string; row: Renewal };

/** The ending terms by stage: those that end first on top, each moved on from there. */
export default function RenewalBoard({
  controls,
  moves,
  onDrawn,
}: {
  controls: ListControls<RenewalFilter>;
  moves: ReturnType<typeof useRenewalMoves>;
  /** Called once its cards stand. */
  onDrawn: () => void;
}) {
  const { t } = useTranslation('renewals');
  const { money, date } = useFormats();
  const client = useClient();
  const { stageName, daysLeft, nameOf, change } = useRenewalWords();
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
  if (board.status === 'loading') return <Skeleton shape="block" height="24rem" />;
  const { rows, counts, totals: sums } = board;
  const netOf = (columnId: string) =>
    counts.has(columnId) ? sums?.columns.find(({ stage }) => String(stage.id) === columnId)?.net_premium : undefined;
  const netsOf = (some: readonly Card[]) => addMoney('0.00', ...some.map(({ row }) => row.net_premium));
  const cards = rows.map(
    (row): Card => ({ id: String(row.id), columnId: String(row.stage_id), name: nameOf(row), row }),
  );
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
      renderCard={({ row }) => (
        <Stack gap="xxsmall">
          <CardText text={row.policy.name} href={controls.detailHref(row.id)} />
          <CardText text={row.contractor?.name} />
          <CardText tone="muted" text={row.provider?.short_name ?? row.provider?.name} />
          <CardText text={[date(row.end_date), daysLeft(row.days_left)]} />
          <CardText
            tone="muted"
            text={
              row.next
                ? t('board.premiums', {
                    before: money(row.net_premium, row.currency),
                    after: money(row.next.net_premium, row.currency),
                  })
                : money(row.net_premium, row.currency)
            }
          />
          <CardText
            tone="muted"
            text={row.next_action_on && t('board.next', { date: unbroken(date(row.next_action_on)) })}
          />
          <Inline gap="xsmall">
            <RenewalRiskChip {...row} />
            {row.premium_change !== null && (
              <Chip tone={Number(row.premium_change) > 0 ? 'caution' : 'neutral'}>
                {t('chip.premium', { percent: change(row.premium_change) })}
              </Chip>
            )}
            <RenewalNotices notices={row.notices} />
          </Inline>
          <Inline gap="xsmall">
            {row.assignee && <Avatar name={row.assignee.name} size="small" />}
            <Text size="sm" tone={row.assignee ? 'muted' : 'critical'}>
              {row.assignee?.name ?? t('nobody')}
            </Text>
          </Inline>
        </Stack>
      )}
    />
  );
}
