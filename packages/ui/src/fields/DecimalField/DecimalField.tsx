import { type ReactNode, type Ref, useEffect, useMemo, useRef, useState } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useToolWords } from '../../foundation/words/index.ts';
import * as css from '../Field/Field.css.ts';
import { FieldFrame, type FieldProps, fieldRoot, useAffixes } from '../Field/index.ts';
import { formatDecimal, type Reading, readDecimal, separatorsOf } from './decimal.ts';
import { leadToUnread } from './leadToUnread.ts';

export type DecimalFieldProps = FieldProps & {
  /** A decimal string such as "1250.00", or empty; controlled. */
  value?: string | null;
  /** The decimal string at first; uncontrolled. */
  defaultValue?: string | null;
  /** Gets a decimal string with all its places, or the empty string: for nothing, and for what is no number. */
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
  /** Makes the box as wide as a number of a few digits, for a field that has a line of its own. */
  isShort?: boolean;
  /** A sign before the number, such as a currency. */
  prefix?: ReactNode;
  /** A unit after the number, such as kg. */
  suffix?: ReactNode;
  /** What else may be pasted beside the number and is dropped, such as USD; prefix and suffix are anyway. */
  units?: readonly string[];
  /** How numbers are written where the reader's language alone does not say it, such as es-MX for 1,250.00. */
  numberLocale?: string;
  /** A short link or count at the end of the label's line. */
  labelEnd?: ReactNode;
  /** The text input, to move the focus to it. */
  ref?: Ref<HTMLInputElement>;
};
const noUnits: readonly string[] = [];

/** A decimal number, typed as the reader's language writes it and kept as text. What is no number stays as it was typed, and is asked for anew. */
export function DecimalField({ value, defaultValue, onChange, onBlur, ...props }: DecimalFieldProps) {
  const { label, description, isLabelHidden, labelEnd, prefix, suffix, ref, name, ...rest } = props;
  const {
    places = 2,
    isNegativeAllowed = false,
    units = noUnits,
    errorMessage: told,
    numberLocale,
    isShort = false,
    ...behaviour
  } = rest;
  const affixes = useAffixes(prefix, suffix);
  const { locale } = useLocale();
  const words = useToolWords();
  const separators = useMemo(() => separatorsOf(numberLocale ?? locale), [numberLocale, locale]);
  const [own, setOwn] = useState(defaultValue ?? '');
  const [draft, setDraft] = useState<string | null>(null);
  /** The value when what is no number was left or sent; null while it is being typed. */
  const [left, setLeft] = useState<string | null>(null);
  const current = (value === undefined ? own : value) ?? '';
  const read = (text: string): Reading =>
    readDecimal(text, {
      separators,
      places,
      isNegativeAllowed,
      units: [...units, prefix, suffix].filter((unit) => typeof unit === 'string'),
    });
  // Another value from outside takes the place of what was left.
  const text = left === null || left === current ? draft : null;
  const problem = text === null ? null : read(text).problem;
  const input = useRef<HTMLInputElement>(null);
  const given = useMemo(() => mergeRefs(input, ref), [ref]);
  // A form is not sent without what stands here.
  useEffect(() => {
    const form = input.current?.form;
    if (problem === null || !form) return;
    const refuse = (event: Event) => {
      event.preventDefault();
      // What the form would do with it listens further up; of several such fields the first is led to.
      event.stopPropagation();
      setLeft(current);
      leadToUnread(form);
    };
    form.addEventListener('submit', refuse);
    return () => form.removeEventListener('submit', refuse);
  }, [problem, current]);

  function change(typed: string) {
    const parsed = read(typed).value;
    setDraft(typed);
    setLeft(null);
    setOwn(parsed);
    if (parsed !== current) onChange?.(parsed);
  }

  function leave() {
    setDraft(problem && text);
    setLeft(problem && current);
    onBlur?.();
  }

  const asked = () => {
    // Whoever has typed a sign only may be about to go on.
    if (problem === null || (problem === 'unfinished' && left === null)) return;
    const example = formatDecimal('1250', separators, places);
    return problem === 'negative' ? words.numberFromZero(example) : words.numberOnly(example);
  };
  const errorMessage = asked() ?? told;

  return (
    <AriaTextField
      {...behaviour}
      {...fieldRoot({ errorMessage, name })}
      data-unread={problem === null ? undefined : ''}
      value={text ?? (current && formatDecimal(current, separators, places))}
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
        <Group className={isShort ? `${css.box} ${css.short}` : css.box}>
          {affixes.before}
          <Input ref={given} className={`${css.input} ${css.numeric}`} />
          {affixes.after}
        </Group>
      </FieldFrame>
      {name && <input type="hidden" name={name} value={current} />}
    </AriaTextField>
  );
}
