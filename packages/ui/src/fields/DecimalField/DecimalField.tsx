import { type ReactNode, type Ref, useMemo, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import * as css from '../Field/Field.css.ts';
import { FieldFrame, type FieldProps, fieldRoot, useAffixes } from '../Field/index.ts';
import { formatDecimal, parseDecimal, separatorsOf } from './decimal.ts';

export type DecimalFieldProps = FieldProps & {
  /** A decimal string such as "1250.00", or empty; controlled. */
  value?: string | null;
  /** The decimal string at first; uncontrolled. */
  defaultValue?: string | null;
  /** Gets a decimal string with all its places, or the empty string. */
  onChange?: (value: string) => void;
  /** Told when the focus leaves, after the number was written out. */
  onBlur?: () => void;
  /** Shows the number, which can be read and copied and not changed. */
  isReadOnly?: boolean;
  /** Lets a minus be typed; without it only zero and more. */
  isNegativeAllowed?: boolean;
  /** Takes the focus when it appears; for the first field of a dialog. */
  autoFocus?: boolean;
  /** Decimal places that are kept, rounded half up; two unless told. */
  places?: number;
  /** A sign before the number, such as a currency. */
  prefix?: ReactNode;
  /** A unit after the number, such as kg. */
  suffix?: ReactNode;
  /** A short link or count at the end of the label's line. */
  labelEnd?: ReactNode;
  /** The text input, to move the focus to it. */
  ref?: Ref<HTMLInputElement>;
};

/** A decimal number, typed as the reader's language writes it and kept as text. */
export function DecimalField({ value, defaultValue, onChange, onBlur, ...props }: DecimalFieldProps) {
  const { label, description, errorMessage, isLabelHidden, labelEnd, prefix, suffix, ref, name, ...rest } = props;
  const { places = 2, isNegativeAllowed = false, ...behaviour } = rest;
  const affixes = useAffixes(prefix, suffix);
  const { locale } = useLocale();
  const separators = useMemo(() => separatorsOf(locale), [locale]);
  const [own, setOwn] = useState(defaultValue ?? '');
  const [draft, setDraft] = useState<string | null>(null);
  const current = (value === undefined ? own : value) ?? '';

  function change(text: string) {
    const typed = text.replace(isNegativeAllowed ? /[^\d.,-]/g : /[^\d.,]/g, '');
    const parsed = parseDecimal(typed, separators, places) ?? '';
    setDraft(typed);
    setOwn(parsed);
    if (parsed !== current) onChange?.(parsed);
  }

  function leave() {
    setDraft(null);
    onBlur?.();
  }

  return (
    <AriaTextField
      {...behaviour}
      {...fieldRoot({ errorMessage, name })}
      value={draft ?? (current && formatDecimal(current, separators, places))}
      onChange={change}
      onBlur={leave}
      inputMode="decimal"
      autoComplete="off"
      aria-describedby={affixes.describedBy}
    >
      <FieldFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isLabelHidden={isLabelHidden}
        labelEnd={labelEnd}
        isRequired={props.isRequired}
      >
        <Group className={css.box}>
          {affixes.before}
          <Input ref={ref} className={`${css.input} ${css.numeric}`} />
          {affixes.after}
        </Group>
      </FieldFrame>
      {name && <input type="hidden" name={name} value={current} />}
    </AriaTextField>
  );
}
