import { recordOf } from '@corredor/core/keys';
import { DateField } from '@corredor/ui/DateField';
import { Stack } from '@corredor/ui/Stack';
import { ToggleChips } from '@corredor/ui/ToggleChips';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { ListControls } from '../lists/index.ts';
import { dayPresets, daysOf, presetOf } from './dayPresets.ts';
import type { DescribedFilter } from './useFilterKit.tsx';

/** Makes one filter of a first and a last day, with the usual ranges by one press. */
export function useDayRange<Filter extends string>({ filters, setFilters }: ListControls<Filter>) {
  const { t } = useTranslation('frames');
  const formats = useFormats();
  const today = formats.today();
  return <Name extends Filter>(
    id: string,
    label: string,
    names: readonly [from: Name, to: Name],
  ): DescribedFilter<Name> => {
    const [first, last] = names;
    const days = { from: filters[first] ?? null, to: filters[last] ?? null };
    const set = (from: string | null, to: string | null) =>
      setFilters(recordOf<Filter, string | null>(names, (name) => (name === first ? from : to)));
    const usual = presetOf(days, today);
    const [from, to] = [formats.date(days.from), formats.date(days.to)];
    const words = () => {
      if (usual) return t(`days.${usual}`);
      if (from && to) return `${from} – ${to}`;
      return from ? t('days.since', { from }) : t('days.until', { to });
    };
    const control = (
      <Stack gap="small">
        <ToggleChips
          label={label}
          items={dayPresets.map((preset) => ({
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
    );
    return {
      names,
      fields: [{ id, label, staysOpen: true, field: control }],
      active: from || to ? [{ id, label, value: words(), names }] : [],
    };
  };
}
