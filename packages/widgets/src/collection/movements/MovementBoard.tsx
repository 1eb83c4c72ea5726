import type { MovementRow, MovementStatus } from '@corredor/core/api';
import { type ApiClient, call } from '@corredor/core/client';
import { addMoney } from '@corredor/core/money';
import { movementTransitions } from '@corredor/core/movements';
import { listMovements } from '@corredor/core/operations';
import { vListMovementsQuery } from '@corredor/core/schemas';
import { Board, type BoardMove } from '@corredor/ui/Board';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InferOutput } from 'valibot';
import { useClient, useFormats } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { checkedQuery, type ListControls, toListState } from '../../frames/lists/index.ts';
import type { MovementFilter } from './MovementFilters.tsx';
import type { MovementStepName } from './movementSteps.ts';
import { useMovementActions } from './useMovementActions.ts';
import { useMovementName } from './useMovementWords.ts';

const MovementDialog = lazy(() => import('./MovementDialog.tsx'));

const columns = ['draft', 'sent', 'rejected', 'issued'] as const satisfies readonly MovementStatus[];
/** How many pages of 200 a column reads at most; of what is issued, the latest page. */
const pages = { draft: 3, sent: 3, rejected: 3, issued: 1 };

type Card = { id: string; columnId: string; name: string; row: MovementRow };
/** A move that asks something first, and what becomes of its card. */
type Asked = { id: number; first: MovementStepName; done: () => void; given: () => void };

type Filters = Omit<InferOutput<typeof vListMovementsQuery>, 'page' | 'page_size' | 'status' | 'ordering'>;

/** The latest movements in each state that is shown, and how many there are in all. */
async function readBoard(client: ApiClient, query: Filters) {
  const read = async (status: (typeof columns)[number]) => {
    const rows: MovementRow[] = [];
    let count = 0;
    for (let page = 1; page <= pages[status]; page++) {
      const found = await call(client, listMovements, {
        query: { ...query, status, page, page_size: 200, ordering: '-created_at' },
      });
      rows.push(...found.results);
      count = found.count;
      if (found.next === null) break;
    }
    return { rows, count };
  };
  const found = await Promise.all(columns.map(read));
  return {
    count: found.reduce((sum, { count }) => sum + count, 0),
    next: null,
    previous: null,
    results: found.flatMap(({ rows }) => rows),
  };
}

/** The movements that are on their way or count, each in the column of its state, and moved on from there. */
export default function MovementBoard({
  controls,
  canMove,
}: {
  controls: ListControls<MovementFilter>;
  canMove: boolean;
}) {
  const { t } = useTranslation(['movements', 'common']);
  const { money, date } = useFormats();
  const client = useClient();
  const nameOf = useMovementName();
  const { page: _p, page_size: _s, status: _st, ordering: _o, ...query } = checkedQuery(vListMovementsQuery, controls);
  const [tag, operation] = queryOf(client, listMovements, { query }).queryKey;
  const found = useQuery({
    queryKey: [tag, operation, 'board', query],
    queryFn: () => readBoard(client, query),
    placeholderData: keepPreviousData,
    meta: { reads: listMovements.reads },
  });
  const moving = useMovementActions(() => undefined);
  const [asked, setAsked] = useState<Asked | null>(null);
  const state = toListState<MovementRow>(found);
  if (state.status === 'failed')
    return <ErrorState title={t('failed')} text={state.message} onRetry={() => void found.refetch()} />;
  if (state.status === 'loading') return <Skeleton shape="block" height="24rem" />;
  // What only takes another back goes nowhere.
  const rows = state.rows.filter(({ undoes_id }) => undoes_id === null);
  const cards = rows.map((row): Card => ({ id: String(row.id), columnId: row.status, name: nameOf(row), row }));
  const stepTo = ({ row }: Card, columnId: string) =>
    movementTransitions.find(({ action, to }) => to === columnId && row.allowed_actions.includes(action))?.action;
  const move = async ({ card, columnId }: BoardMove<Card>) => {
    const step = stepTo(card, columnId);
    if (!step) return;
    if (step === 'reopen') await moving.mutateAsync({ movement: card.row, move: { action: step } });
    else
      await new Promise<void>((done, give) =>
        setAsked({ id: card.row.id, first: step, done, given: () => give(new Error(t('board.kept'))) }),
      );
    await found.refetch();
  };
  return (
    <Stack>
      <Board
        label={t('board.label')}
        columns={columns.map((id) => ({ id, title: t(`common:movementStatus.${id}`) }))}
        cards={cards}
        emptyText={t('board.empty')}
        sumOf={(some) => money(addMoney('0.00', ...some.map(({ row }) => row.total_delta)), some[0]?.row.currency)}
        refusalOf={(card, columnId) => (stepTo(card, columnId) ? undefined : t('board.refused'))}
        {...(canMove && { onMove: move })}
        renderCard={({ row }) => (
          <Stack gap="xxsmall">
            <Link tone="strong" href={controls.detailHref(row.id)}>
              {nameOf(row)}
            </Link>
            <Text size="sm">{row.contractor.name}</Text>
            <Text size="sm" tone="muted">
              {row.provider.short_name ?? row.provider.name}
            </Text>
            <Inline gap="small">
              <Text size="sm" tone="muted">
                {date(row.effective_date)}
              </Text>
              <Text size="sm" tone="muted" isNumeric>
                {money(row.total_delta, row.currency)}
              </Text>
            </Inline>
            {row.checklist_count > 0 && (
              <Text size="sm" tone="muted">
                {t('board.checklist', { done: row.checklist_done, count: row.checklist_count })}
              </Text>
            )}
          </Stack>
        )}
      />
      {state.total > state.rows.length && (
        <Text size="sm" tone="muted">
          {t('board.latest', { shown: cards.length, count: state.total })}
        </Text>
      )}
      <Suspense fallback={null}>
        {asked && (
          <MovementDialog
            id={asked.id}
            first={asked.first}
            onDone={() => {
              setAsked(null);
              asked.done();
            }}
            onClose={() => {
              setAsked(null);
              asked.given();
            }}
          />
        )}
      </Suspense>
    </Stack>
  );
}
