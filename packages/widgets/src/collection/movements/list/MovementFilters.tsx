import type { MovementStatus, MovementSummary } from '@corredor/core/api';
import { addMoney } from '@corredor/core/money';
import { vListMovementsQuery, vLostReason, vMovementKind, vMovementStatus } from '@corredor/core/schemas';
import { NumberField } from '@corredor/ui/NumberField';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { filterNames, useFilterKit } from '../../../frames/filters/index.ts';
import { type ListControls, type ListStates, type ListSummary, totalsOf } from '../../../frames/lists/index.ts';
import { ProviderPicker, useProviderName } from '../../../frames/pickers/index.ts';

export const movementFilters = filterNames(vListMovementsQuery, ['undoing']);
export type MovementFilter = (typeof movementFilters)[number];
export const movementStatuses: readonly MovementStatus[] = vMovementStatus.options;

/** What the list of movements can be narrowed by, and what is on. */
export function useMovementFilters(controls: ListControls<MovementFilter>) {
  const { t } = useTranslation(['movements', 'common']);
  const { all, chipOnly, choice, idOf, linked, own, picker, yesNo } = useFilterKit(controls);
  const said = controls.filters.waiting_days;
  const waiting = said && /^\d{1,9}$/.test(said) ? Number(said) : null;
  return all([
    choice('kind', t('field.kind'), vMovementKind.options, (kind) => t(`common:movementKind.${kind}`)),
    chipOnly(choice('status', t('field.status'), movementStatuses, (status) => t(`common:movementStatus.${status}`))),
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
  const { t } = useTranslation('common');
  return {
    filter: 'status',
    total: summary && movementStatuses.reduce((sum, one) => sum + summary[one].count, 0),
    items: movementStatuses.map((value) => ({
      value,
      label: t(`movementStatus.${value}`),
      count: summary?.[value].count,
    })),
  };
}

/**
 * What is listed comes to: of the one state, else of what counts, with each state that is under way beside it. What was undone and what undid it
 * come to nothing together.
 */
export function useMovementTotals(
  summary: ListSummary<MovementSummary> | undefined,
  { status }: Partial<Record<MovementFilter, string>>,
) {
  const { t } = useTranslation(['common', 'frames', 'movements']);
  const { money } = useFormats();
  return totalsOf(summary, (known) => {
    const main = movementStatuses.find((one) => one === status) ?? 'issued';
    const others = status ? [] : (['draft', 'sent'] as const).filter((one) => known[one].count > 0);
    const total = status ? known[main].total_delta : addMoney(known.issued.total_delta, known.undone.total_delta);
    return {
      label: status ? t('frames:list.totalOf', { what: t(`movementStatus.${main}`) }) : t('movements:sum.movements'),
      items: [
        { id: main, column: 'total_delta', label: t(`movementStatus.${main}`), value: money(total, known.currency) },
        ...others.map((one) => ({
          id: one,
          label: t(`movementStatus.${one}`),
          value: money(known[one].total_delta, known.currency),
        })),
      ],
    };
  });
}
