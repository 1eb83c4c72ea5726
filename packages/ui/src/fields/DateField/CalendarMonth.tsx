import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { Icon } from '../../text/Icon/index.ts';
import * as css from './DateField.css.ts';

type PickerProps = {
  label: string;
  value: string | number;
  items: readonly { id: number; formatted: string }[];
  onChange: (id: number) => void;
};

// The platform's own list is the quickest way to a birth year, above all on a telephone.
function Picker({ label, value, items, onChange }: PickerProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      className={css.picker}
    >
      {items.map((item) => (
        <option key={item.id} value={item.id} className={css.pickerOption}>
          {item.formatted}
        </option>
      ))}
    </select>
  );
}

/** One month to choose a day from, with lists for the month and the year. */
export function CalendarMonth() {
  return (
    <Calendar>
      <header className={css.header}>
        <Button slot="previous" className={css.turn}>
          <Icon of={ChevronLeft} />
        </Button>
        <div className={css.pickers}>
          <CalendarMonthPicker format="long">
            {({ 'aria-label': label, value, items, onChange }) => (
              <Picker label={label} value={value} items={items} onChange={onChange} />
            )}
          </CalendarMonthPicker>
          <CalendarYearPicker visibleYears={121}>
            {({ 'aria-label': label, value, items, onChange }) => (
              <Picker label={label} value={value} items={items} onChange={onChange} />
            )}
          </CalendarYearPicker>
        </div>
        <Button slot="next" className={css.turn}>
          <Icon of={ChevronRight} />
        </Button>
      </header>
      <CalendarGrid className={css.grid}>
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={css.dayName}>{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={css.day} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
