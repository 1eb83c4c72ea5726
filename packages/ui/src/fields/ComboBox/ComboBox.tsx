import { ChevronDown, Plus } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Collection, ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { flushSync } from 'react-dom';
import { ListOption, type Option } from '../../actions/ListOption/index.ts';
import * as list from '../../actions/ListOption/ListOption.css.ts';
import { ledFocus } from '../../foundation/leadFocus/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import { Spinner } from '../../status/Spinner/index.ts';
import { Icon } from '../../text/Icon/index.ts';
import * as field from '../Field/Field.css.ts';
import { FieldFrame, type FieldProps, fieldRoot } from '../Field/index.ts';
import { KeepTyped } from './KeepTyped.tsx';
import { useOptions } from './useOptions.ts';

type ComboBoxProps<Id extends string | number> = FieldProps & {
  /** The choices; with `onInputChange` those that match what is typed. */
  items: readonly Option<Id>[];
  /** The id that is chosen, null for none; controlled. */
  value?: Id | null;
  /** The words of the value, needed where its record may not be among the items yet. */
  valueLabel?: string;
  /** The id that is chosen at first; uncontrolled. */
  defaultValue?: Id;
  /** Gets the id and the row that was chosen, or null twice where the field was emptied. */
  onChange?: (id: Id | null, option: Option<Id> | null) => void;
  /** Told when the focus leaves field and list. */
  onBlur?: () => void;
  /** Tells that somebody is about to choose, so that the choices can be fetched. */
  onFocus?: () => void;
  /** Makes the search the caller's: gets what is typed and brings other items. */
  onInputChange?: (text: string) => void;
  /** Shows a spinner, and "Loading…" in the list while it is empty. */
  isLoading?: boolean;
  /** A last row such as "New customer…"; gets what was typed. */
  createAction?: { label: string; onAction: (text: string) => void };
  /** An example of what to type, never the label. */
  placeholder?: string;
  /** Shows the choice, which can be read and copied and not changed. */
  isReadOnly?: boolean;
  /** A few words at the end of the label's line. */
  labelEnd?: ReactNode;
  /** The text input, to move the focus to it. */
  ref?: Ref<HTMLInputElement>;
};

const createId = 'create-new';

/** One of many choices, found by typing. */
export function ComboBox<Id extends string | number>(props: ComboBoxProps<Id>) {
  const {
    label,
    labelEnd,
    description,
    errorMessage,
    isLabelHidden,
    items,
    value,
    valueLabel,
    placeholder,
    ref,
    ...rest
  } = props;
  const { onChange, onInputChange, createAction, isLoading, ...behaviour } = rest;
  const words = useToolWords();
  const [text, setText] = useState('');
  const { box, isLed } = useLedFocus();
  const chosen =
    value == null ? null : (items.find((item) => item.id === value) ?? { id: value, label: valueLabel ?? '' });
  const first = chosen ?? items.find((item) => item.id === props.defaultValue);
  // The words of the choice, put there as it was made, look for nothing.
  const query = text === chosen?.label ? '' : text.trim();
  const { options, filter } = useOptions({ items, chosen, isFilteredByCaller: onInputChange !== undefined, query });

  return (
    <AriaComboBox
      {...behaviour}
      {...fieldRoot(props)}
      value={value}
      // React Aria knows the words of a choice only once it has drawn the list; whoever types at once would type behind them.
      defaultInputValue={first?.label}
      onChange={(key) => {
        const option = options.find((item) => item.id === key) ?? null;
        if (key !== createId) onChange?.(option?.id ?? null, option);
      }}
      onInputChange={(typed) => {
        setText(typed);
        onInputChange?.(typed);
      }}
      defaultFilter={(textValue, input) => textValue === createAction?.label || filter(textValue, input)}
      allowsEmptyCollection
      menuTrigger={isLed ? 'input' : 'focus'}
    >
      <FieldFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isLabelHidden={isLabelHidden}
        labelEnd={labelEnd}
        isRequired={props.isRequired}
      >
        <Group ref={box} className={field.box}>
          <Input ref={ref} placeholder={placeholder} className={field.input} />
          {isLoading && <Spinner />}
          <Button className={field.innerButton}>
            <Icon of={ChevronDown} />
          </Button>
        </Group>
      </FieldFrame>
      <KeepTyped>
        <Popover offset={4} className={list.popover}>
          <ListBox
            className={list.list}
            renderEmptyState={() => <div className={list.nothing}>{isLoading ? words.loading : words.noOptions}</div>}
          >
            <Collection items={options} dependencies={[query]}>
              {(option) => <ListOption option={option} query={query} />}
            </Collection>
            {createAction && (
              <ListOption
                option={{ id: createId, label: createAction.label, icon: Plus }}
                onAction={() => createAction.onAction(text)}
              />
            )}
          </ListBox>
        </Popover>
      </KeepTyped>
    </AriaComboBox>
  );
}

/** Whether the focus was led to the field, as to a fault: then its options wait until somebody types or asks for them. */
function useLedFocus() {
  const box = useRef<HTMLDivElement>(null);
  const [isLed, setLed] = useState(false);
  useEffect(() => {
    const element = box.current;
    // Before the focus comes, which would open the options.
    const hear = () => flushSync(() => setLed(true));
    const leave = () => setLed(false);
    element?.addEventListener(ledFocus, hear);
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener(ledFocus, hear);
      element?.removeEventListener('focusout', leave);
    };
  }, []);
  return { box, isLed };
}
