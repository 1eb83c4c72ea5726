import { parseDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef } from 'react';
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
  /** A day as YYYY-MM-DD, without a time and so without a zone. */
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (day: string | null) => void;
  onBlur?: () => void;
  minValue?: string;
  maxValue?: string;
  isReadOnly?: boolean;
  autoFocus?: boolean;
  ref?: Ref<{ focus: () => void }>;
};

// Anything that is no day counts as empty.
const toDate = (day: string | null | undefined) => (day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? parseDate(day) : null);

/** A day, typed part by part or chosen from a calendar. */
export function DateField({ value, defaultValue, onChange, minValue, maxValue, ref, ...props }: DateFieldProps) {
  const { label, description, errorMessage, isLabelHidden, ...behaviour } = props;
  const input = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => input.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus(),
  }));
  return (
    <DatePicker
      {...behaviour}
      {...fieldRoot(props)}
      value={value === undefined ? undefined : toDate(value)}
      defaultValue={toDate(defaultValue)}
      onChange={(date) => onChange?.(date ? date.toString() : null)}
      minValue={toDate(minValue)}
      maxValue={toDate(maxValue)}
      shouldForceLeadingZeros
    >
      <FieldFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isLabelHidden={isLabelHidden}
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
