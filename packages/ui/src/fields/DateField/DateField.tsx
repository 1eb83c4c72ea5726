import { parseDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import * as list from '../../actions/ListOption/ListOption.css.ts';
import { Icon } from '../../text/Icon/index.ts';
import * as field from '../Field/Field.css.ts';
import { FieldFrame, type FieldProps, fieldRoot } from '../Field/index.ts';
import { CalendarMonth } from './CalendarMonth.tsx';
import * as css from './DateField.css.ts';

type DateFieldProps = FieldProps & {
  /** A day as YYYY-MM-DD, without a time and so without a zone; null for none. Controlled. */
  value?: string | null;
  /** The day at first, as YYYY-MM-DD; uncontrolled. */
  defaultValue?: string | null;
  /** Gets the day as YYYY-MM-DD once all its parts are there, and null when it was emptied or left with a part missing. */
  onChange?: (day: string | null) => void;
  /** Told when the focus leaves field and calendar. */
  onBlur?: () => void;
  /** The first day that may be chosen, as YYYY-MM-DD; earlier ones are invalid. */
  minValue?: string;
  /** The last day that may be chosen, as YYYY-MM-DD; later ones are invalid. */
  maxValue?: string;
  /** Shows the day, which can be read and not changed. */
  isReadOnly?: boolean;
  /** Takes the focus when it appears; for the first field of a dialog. */
  autoFocus?: boolean;
  /** A few words at the end of the label's line. */
  labelEnd?: ReactNode;
  /** Moves the focus to the first part. */
  ref?: Ref<{ focus: () => void }>;
};

// Anything that is no day counts as empty.
const toDate = (day: string | null | undefined) => (day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? parseDate(day) : null);

/** A day, typed part by part or chosen from a calendar. */
export function DateField({ value, defaultValue, onChange, minValue, maxValue, ref, ...props }: DateFieldProps) {
  const { label, labelEnd, description, errorMessage, isLabelHidden, onBlur, ...behaviour } = props;
  const [own, setOwn] = useState(defaultValue ?? null);
  const day = value === undefined ? own : value;
  // Another object of the same day would throw away the parts that are being typed.
  const date = useMemo(() => toDate(day), [day]);
  const input = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => input.current?.querySelector<HTMLElement>('[role=spinbutton], [role=textbox]')?.focus(),
  }));

  function change(next: string | null) {
    setOwn(next);
    onChange?.(next);
  }

  // While a part is missing react-aria keeps the former day, which nobody sees any more.
  function leave() {
    if (date && input.current?.querySelector('[data-placeholder]')) change(null);
    onBlur?.();
  }

  return (
    <DatePicker
      {...behaviour}
      {...fieldRoot(props)}
      value={date}
      defaultValue={toDate(defaultValue)}
      onChange={(next) => change(next ? next.toString() : null)}
      onBlur={leave}
      minValue={toDate(minValue)}
      maxValue={toDate(maxValue)}
      shouldForceLeadingZeros
    >
      <FieldFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isLabelHidden={isLabelHidden}
        labelEnd={labelEnd}
        isRequired={props.isRequired}
      >
        <Group className={field.box}>
          <DateInput ref={input} className={css.segments}>
            {(segment) => <DateSegment segment={segment} className={css.segment} />}
          </DateInput>
          <Button className={field.innerButton}>
            <Icon of={CalendarDays} />
          </Button>
        </Group>
      </FieldFrame>
      <Popover offset={4} placement="bottom end" className={`${list.popover} ${css.calendarPopover}`}>
        <Dialog>
          <CalendarMonth />
        </Dialog>
      </Popover>
    </DatePicker>
  );
}
