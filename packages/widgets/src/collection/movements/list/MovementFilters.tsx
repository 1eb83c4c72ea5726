import type { MovementFilterStatus, MovementStatus, MovementSummary } from '@corredor/core/api';
import { addMoney } from '@corredor/core/money';
import {
  vListMovementsQuery,
  vLostReason,
  vMovementFilterStatus,
  vMovementKind,
  vMovementStatus,
} from '@corredor/core/schemas';
import { NumberField } from '@corredor/ui/NumberField';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { filterNames, useFilterKit } from '../../../frames/filters/index.ts';
import { type ListControls, type ListStates, type ListSummary, totalsOf } from '../../../frames/lists/index.ts';
import { ProviderPicker, useProviderName } from '../../../frames/pickers/index.ts';

export const movementFilters = filterNames(vListMovementsQuery, ['undoing']);
export type MovementFilter = (typeof movementFilters)[number];
/** The list opens on what still waits for somebody; the board shows what came of the others too. */
export const usualMovementFilter = { filter: 'status', value: 'open' } as const;
export const movementStatuses: readonly MovementStatus[] = vMovementStatus.options;
/** Those that still wait for somebody. */
const openStatuses = ['draft', 'sent', 'rejected'] as const satisfies readonly MovementStatus[];

/** What a state that can be looked for is called. */
function useStatusName() {
  const { t } = useTranslation(['movements', 'common']);
  return useCallback(
    (status: MovementFilterStatus) => (status === 'open' ? t('list.open') : t(`common:movementStatus.${status}`)),
    [t],
  );
}

/** What the list of movements can be narrowed by, and what is on. */
export function useMovementFilters(controls: ListControls<MovementFilter>) {
  const { t } = useTranslation(['movements', 'common']);
  const { all, chipOnly, choice, idOf, linked, own, picker, yesNo } = useFilterKit(controls);
  const statusName = useStatusName();
  const said = controls.filters.waiting_days;
  const waiting = said && /^\d{1,9}$/.test(said) ? Number(said) : null;
  return all([
    choice('kind', t('field.kind'), vMovementKind.options, (kind) => t(`common:movementKind.${kind}`)),
    chipOnly(choice('status', t('field.status'), vMovementFilterStatus.options, statusName)),
    picker('provider', t('field.provider'), ProviderPicker, useProviderName(idOf('provider'))),
    choice('reason_code', t('field.reason_code'), vLostReason.options, (reason) => t(`common:lostReason.${reason}`)),
    own(
      'waiting_days',
      t('list.waiting'),
      <NumberField
        label={t('list.waiting')}
        description={t('list.waitingHelp')}
        minValue={0}
        maxValue={3650}
        value={waiting}
        onChange={(days) => controls.setFilter('waiting_days', days === null ? null : String(days))}
      />,
      waiting === null ? null : t('list.days', { count: waiting }),
    ),
    linked('policy', t('field.policy'), undefined, { unnamed: 'sign' }),
    chipOnly(yesNo('is_sample', t('common:sample'))),
  ]);
}

/** What the list is parted into, with how many the other filters leave in each. */
export function useMovementStates(summary: MovementSummary | undefined): ListStates<MovementFilter> {
  const statusName = useStatusName();
  const countIn = (wanted: readonly MovementStatus[]) =>
    summary && wanted.reduce((sum, one) => sum + summary[one].count, 0);
  return {
    filter: 'status',
    total: countIn(movementStatuses),
    items: (['open', ...movementStatuses] as const).map((value) => ({
      value,
      label: statusName(value),
      count: countIn(value === 'open' ? openStatuses : [value]),
    })),
  };
}

/** Which states make the sum of a list, and which are told beside it. */
function sumsOf(asked: MovementFilterStatus | undefined): Record<'summed' | 'beside', readonly MovementStatus[]> {
  if (asked === 'open') return { summed: openStatuses, beside: openStatuses };
  return asked ? { summed: [asked], beside: [] } : { summed: ['issued', 'undone'], beside: ['draft', 'sent'] };
}

/**
 * What is listed comes to: of the one state, of all that waits with each of its states beside it, else of what counts, with each state that is
 * under way beside it. What was undone and what undid it come to nothing together.
 */
export function useMovementTotals(
  summary: ListSummary<MovementSummary> | undefined,
  { status }: Partial<Record<MovementFilter, string>>,
) {
  const { t } = useTranslation(['frames', 'movements']);
  const { money } = useFormats();
  const statusName = useStatusName();
  return totalsOf(summary, (known) => {
    const asked = vMovementFilterStatus.options.find((one) => one === status);
    const main = asked ?? 'issued';
    const { summed, beside } = sumsOf(asked);
    const others = beside.filter((one) => known[one].count > 0);
    const total = addMoney('0.00', ...summed.map((one) => known[one].total_delta));
    return {
      label: asked ? t('list.totalOf', { what: statusName(asked) }) : t('movements:sum.movements'),
      items: [
        { id: main, column: 'total_delta', label: statusName(main), value: money(total, known.currency) },
        ...others.map((one) => ({
          id: one,
          label: statusName(one),
          value: money(known[one].total_delta, known.currency),
        })),
      ],
    };
  });
}
