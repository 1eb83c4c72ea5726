import type { MovementRow, MovementStatus } from '@corredor/core/api';
import { addMoney, subtractMoney } from '@corredor/core/money';
import { movementTransitions } from '@corredor/core/movements';
import { getMovementSummary, listMovements } from '@corredor/core/operations';
import { vListMovementsQuery } from '@corredor/core/schemas';
import { Board, type BoardMove } from '@corredor/ui/Board';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { CardText, useBoardColumns } from '../../../frames/boards/index.ts';
import { useSignedMoney } from '../../../frames/ledger/index.ts';
import { checkedQuery, type ListControls } from '../../../frames/lists/index.ts';
import type { MovementStepName } from '../parts/index.ts';
import { useMovementActions, useMovementName } from '../parts/index.ts';
import { MovementDialog } from '../record/index.ts';
import type { MovementFilter } from './MovementFilters.tsx';

const columns = ['draft', 'sent', 'rejected', 'issued'] as const satisfies readonly MovementStatus[];
type Card = { id: string; columnId: string; name: string; row: MovementRow };
/** A move that asks something first, and what becomes of its card: it moved once the board was read again, or was given up. */
type Asked = { id: number; first: MovementStepName; done: () => void; given: () => void };

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
  const signed = useSignedMoney();
  const client = useClient();
  const nameOf = useMovementName();
  const {
    page: _p,
    page_size: _s,
    status: _st,
    ordering: _o,
    ...filters
  } = checkedQuery(vListMovementsQuery, controls);
  // What only takes another back goes nowhere.
  const query = { ...filters, undoing: false };
  const { board, more, retry } = useBoardColumns({
    columns,
    page: (columnId, page) =>
      queryOf(client, listMovements, {
        query: { ...query, ...page, status: columns.find((one) => one === columnId), ordering: '-created_at' },
      }),
    totals: queryOf(client, getMovementSummary, { query }),
  });
  const moving = useMovementActions(() => undefined);
  const [asked, setAsked] = useState<Asked | null>(null);
  if (board.status === 'failed') return <ErrorState title={t('failed')} text={board.message} onRetry={retry} />;
  if (board.status === 'loading') return <Skeleton shape="rows" height="24rem" />;
  const { rows, counts, totals } = board;
  const cards = rows.map((row): Card => ({ id: String(row.id), columnId: row.status, name: nameOf(row), row }));
  const totalOf = (columnId: string) => {
    const status = columns.find((one) => one === columnId);
    return (status && totals?.[status].total_delta) ?? '0.00';
  };
  const deltasOf = (some: readonly Card[]) => addMoney('0.00', ...some.map(({ row }) => row.total_delta));
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
  };
  return (
    <Stack>
      <Board
        label={t('board.label')}
        columns={columns.map((id) => ({
          id,
          title: t(`common:movementStatus.${id}`),
          count: counts.get(id) ?? 0,
        }))}
        cards={cards}
        emptyText={t('board.empty')}
        sumOf={(_cards, { columnId, came, left }) =>
          money(subtractMoney(addMoney(totalOf(columnId), deltasOf(came)), deltasOf(left)), totals?.currency)
        }
        onMore={more}
        refusalOf={(card, columnId) => (stepTo(card, columnId) ? undefined : t('board.refused'))}
        onMove={canMove ? move : undefined}
        renderTitle={({ row }) => <CardText text={nameOf(row)} href={controls.detailHref(row.id)} />}
        renderCard={({ row }) => (
          <Stack gap="xxsmall">
            <CardText text={row.contractor.name} />
            <CardText
              tone="muted"
              text={[row.provider.short_name ?? row.provider.name, signed(row.total_delta, row.currency)]}
            />
            <CardText
              tone="muted"
              text={[
                date(row.effective_date),
                row.checklist_count > 0 &&
                  t('board.checklist', { done: row.checklist_done, count: row.checklist_count }),
              ]}
            />
          </Stack>
        )}
      />
      <Suspense fallback={null}>
        {asked && (
          <MovementDialog
            id={asked.id}
            first={asked.first}
            onDone={() => setAsked(null)}
            onRefreshed={asked.done}
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
