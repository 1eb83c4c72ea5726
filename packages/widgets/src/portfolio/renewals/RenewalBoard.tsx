import type { Renewal } from '@corredor/core/api';
import { type ApiClient, call } from '@corredor/core/client';
import { addMoney } from '@corredor/core/money';
import { listRenewals } from '@corredor/core/operations';
import { vListRenewalsQuery } from '@corredor/core/schemas';
import { Avatar } from '@corredor/ui/Avatar';
import { Board, type BoardMove } from '@corredor/ui/Board';
import { Chip } from '@corredor/ui/Chip';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { InferOutput } from 'valibot';
import { useClient, useFormats } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { checkedQuery, type ListControls, toListState } from '../../frames/lists/index.ts';
import type { RenewalFilter } from './RenewalFilters.tsx';
import { RenewalNotices } from './RenewalNotices.tsx';
import { RenewalRiskChip } from './RenewalRiskChip.tsx';
import type { useRenewalMoves } from './useRenewalMoves.tsx';
import { useRenewalWords } from './useRenewalWords.ts';

/** How many pages of 200 the board reads of open cards, and of decided ones the nearest. */
const pages = { open: 10, renewed: 1, lost: 1 } as const;
type Kind = keyof typeof pages;
type Filters = Omit<InferOutput<typeof vListRenewalsQuery>, 'page' | 'page_size' | 'kind' | 'ordering'>;
type Card = { id: string; columnId: string; name: string; row: Renewal };

async function readBoard(client: ApiClient, query: Filters) {
  const read = async (kind: Kind) => {
    const ask = (page: number) =>
      call(client, listRenewals, {
        query: { ...query, kind, page, page_size: 200, ordering: kind === 'open' ? 'end_date' : '-end_date' },
      });
    const first = await ask(1);
    const more = Math.min(pages[kind], Math.ceil(first.count / 200)) - 1;
    const others = await Promise.all(Array.from({ length: Math.max(0, more) }, (_, at) => ask(at + 2)));
    return { count: first.count, rows: [first, ...others].flatMap(({ results }) => results) };
  };
  const found = await Promise.all((['open', 'renewed', 'lost'] as const).map(read));
  return {
    count: found.reduce((sum, { count }) => sum + count, 0),
    next: null,
    previous: null,
    results: found.flatMap(({ rows }) => rows),
  };
}

/** The ending terms by stage: those that end first on top, each moved on from there. */
export default function RenewalBoard({
  controls,
  moves,
}: {
  controls: ListControls<RenewalFilter>;
  moves: ReturnType<typeof useRenewalMoves>;
}) {
  const { t } = useTranslation('renewals');
  const { money, date } = useFormats();
  const client = useClient();
  const { stageName, daysLeft, nameOf, change } = useRenewalWords();
  const { page: _p, page_size: _s, kind: _k, ordering: _o, ...query } = checkedQuery(vListRenewalsQuery, controls);
  const [tag, operation] = queryOf(client, listRenewals, { query }).queryKey;
  const found = useQuery({
    queryKey: [tag, operation, 'board', query],
    queryFn: () => readBoard(client, query),
    placeholderData: keepPreviousData,
    meta: { reads: listRenewals.reads },
  });
  const { stages, moving, may } = moves;
  const state = toListState<Renewal>(found);
  if (state.status === 'failed')
    return <ErrorState title={t('failed')} text={state.message} onRetry={() => void found.refetch()} />;
  if (state.status === 'loading' || stages.length === 0) return <Skeleton shape="block" height="24rem" />;
  const cards = state.rows.map(
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
    await found.refetch();
  };
  return (
    <Stack>
      <Board
        label={t('board.label')}
        columns={stages.map((stage) => ({ id: String(stage.id), title: stageName(stage) }))}
        cards={cards}
        emptyText={t('board.empty')}
        sumOf={(some) => money(addMoney('0.00', ...some.map(({ row }) => row.net_premium)), some[0]?.row.currency)}
        refusalOf={refusalOf}
        {...(may.change && { onMove: move })}
        renderCard={({ row }) => (
          <Stack gap="xxsmall">
            <Link tone="strong" href={controls.detailHref(row.id)}>
              {row.policy.name}
            </Link>
            <Text size="sm">{row.contractor?.name}</Text>
            <Text size="sm" tone="muted">
              {row.provider?.short_name ?? row.provider?.name}
            </Text>
            <Text size="sm" isNumeric>
              {date(row.end_date)} · {daysLeft(row.days_left)}
            </Text>
            <Text size="sm" tone="muted" isNumeric>
              {row.next
                ? t('board.premiums', {
                    before: money(row.net_premium, row.currency),
                    after: money(row.next.net_premium, row.currency),
                  })
                : money(row.net_premium, row.currency)}
            </Text>
            {row.next_action_on && (
              <Text size="sm" tone="muted" isNumeric>
                {t('board.next', { date: date(row.next_action_on) })}
              </Text>
            )}
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
      {state.total > state.rows.length && (
        <Text size="sm" tone="muted">
          {t('board.latest', { shown: cards.length, count: state.total })}
        </Text>
      )}
    </Stack>
  );
}
