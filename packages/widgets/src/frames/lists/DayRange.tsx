import { recordOf } from '@corredor/core/keys';
import { DateField } from '@corredor/ui/DateField';
import type { FilterField } from '@corredor/ui/FilterBar';
import { Stack } from '@corredor/ui/Stack';
import { ToggleChips } from '@corredor/ui/ToggleChips';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { type DayPreset, dayPresets, daysOf, presetOf } from './dayPresets.ts';
import type { ActiveListFilter } from './listPage.types.ts';
import type { ListControls } from './views/index.ts';

/** A range of days as one filter: its control, and its chip while it is on. */
export interface DayRange<Filter extends string> {
  field: FilterField;
  active: ActiveListFilter<Filter>[];
}
interface DayRangeOptions<Filter extends string> {
  id: string;
  label: string;
  /** The filters of its first and its last day. */
  names: readonly [from: Filter, to: Filter];
  /** The usual ranges that are offered. */
  presets?: readonly DayPreset[];
}

/** Makes one filter of a first and a last day, with the usual ranges by one press. */
export function useDayRange<Filter extends string>({
  filters,
  setFilters,
}: Pick<ListControls<Filter>, 'filters' | 'setFilters'>): (options: DayRangeOptions<Filter>) => DayRange<Filter> {
  const { t } = useTranslation('frames');
  const formats = useFormats();
  const today = formats.today();
  return ({ id, label, names, presets = dayPresets }) => {
    const [first, last] = names;
    const days = { from: filters[first] ?? null, to: filters[last] ?? null };
    const set = (from: string | null, to: string | null) =>
      setFilters(recordOf(names, (name) => (name === first ? from : to)));
    const usual = presetOf(days, today);
    const [from, to] = [formats.date(days.from), formats.date(days.to)];
    const words = () => {
      if (usual) return t(`days.${usual}`);
      if (from && to) return `${from} – ${to}`;
      return from ? t('days.since', { from }) : t('days.until', { to });
    };
    return {
      field: {
        id,
        label,
        staysOpen: true,
        field: (
          <Stack gap="small">
            <ToggleChips
              label={label}
              items={presets.map((preset) => ({
                id: preset,
                label: t(`days.${preset}`),
                isOn: usual === preset,
                onToggle: () => {
                  const wanted = usual === preset ? { from: null, to: null } : daysOf(preset, today);
                  set(wanted.from, wanted.to);
                },
              }))}
            />
            <DateField label={t('days.from')} value={days.from} onChange={(day) => set(day, days.to)} />
            <DateField label={t('days.to')} value={days.to} onChange={(day) => set(days.from, day)} />
          </Stack>
        ),
      },
      active: from || to ? [{ id, label, value: words(), names }] : [],
    };
  };
}
