import { X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useToolWords } from '../../foundation/words/index.ts';
import { Icon } from '../../text/Icon/index.ts';
import * as field from '../Field/Field.css.ts';
import { FieldFrame, type FieldProps, fieldRoot } from '../Field/index.ts';
import * as css from './TagField.css.ts';

type TagFieldProps = FieldProps & {
  /** The tags in their order; controlled. */
  value?: readonly string[];
  /** The tags at first; uncontrolled. */
  defaultValue?: readonly string[];
  /** Gets all tags when one was added or removed. */
  onChange?: (tags: string[]) => void;
  /** Told when the focus leaves, after the word being typed became a tag. */
  onBlur?: () => void;
  /** The most tags that are kept; further words stay in the input, with a message. 20 unless told. */
  maxTags?: number;
  /** The text input, to move the focus to it. */
  ref?: Ref<HTMLInputElement>;
};

/** Short words, each typed and closed with Enter or a comma. */
export function TagField({
  value,
  defaultValue = [],
  onChange,
  onBlur,
  maxTags = 20,
  ref,
  name,
  ...props
}: TagFieldProps) {
  const { label, description, errorMessage: wrong, isLabelHidden, ...behaviour } = props;
  const words = useToolWords();
  const [own, setOwn] = useState<readonly string[]>(defaultValue);
  const [draft, setDraft] = useState('');
  /** Words were refused because there is no room, and stand in the input. */
  const [isOver, setOver] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const tags = value ?? own;
  const errorMessage = wrong ?? (isOver ? words.tooManyTags(maxTags) : undefined);

  function keep(next: string[]) {
    setOwn(next);
    onChange?.(next);
  }

  function add(text: string) {
    const fresh = text.split(/[,;\n]/).map((tag) => tag.trim());
    const known = new Set(tags.map((tag) => tag.toLowerCase()));
    const added = fresh.filter((tag) => tag !== '' && !known.has(tag.toLowerCase()));
    const room = Math.max(0, maxTags - tags.length);
    const refused = added.slice(room);
    setDraft(refused.join(', '));
    setOver(refused.length > 0);
    if (added.length > refused.length) keep([...tags, ...added.slice(0, room)]);
  }

  function remove(tag: string) {
    setOver(false);
    keep(tags.filter((other) => other !== tag));
    group.current?.querySelector('input')?.focus();
  }

  function readKey(event: KeyboardEvent) {
    const last = tags.at(-1);
    if (event.key === 'Enter' && draft.trim() !== '') event.preventDefault();
    if (event.key === 'Enter') add(draft);
    else if (event.key === 'Backspace' && draft === '' && last !== undefined) remove(last);
  }

  function write(text: string) {
    // What stands there without room is mended as any text.
    if (/[,;\n]/.test(text) && !(isOver && text.length < draft.length)) return add(text);
    setDraft(text);
    if (text === '') setOver(false);
  }

  function leave() {
    add(draft);
    onBlur?.();
  }

  return (
    <AriaTextField
      {...behaviour}
      {...fieldRoot({ errorMessage, name })}
      value={draft}
      onChange={write}
      onBlur={leave}
      autoComplete="off"
    >
      <FieldFrame
        label={label}
        errorMessage={errorMessage}
        isLabelHidden={isLabelHidden}
        description={description ?? words.pressEnterToAdd}
        isRequired={props.isRequired}
      >
        <Group ref={group} className={`${field.box} ${css.box}`}>
          {/* The focus stays in the input, so what is added or removed is said. */}
          <ul aria-label={label} aria-live="polite" aria-relevant="additions removals" className={css.tags}>
            {tags.map((tag) => (
              <li key={tag} className={css.tag}>
                <span className={css.tagText}>{tag}</span>
                <Button
                  aria-label={words.removeTag(tag)}
                  onPress={() => remove(tag)}
                  isDisabled={props.isDisabled}
                  className={`${field.innerButton} ${css.remove}`}
                >
                  <Icon of={X} />
                </Button>
              </li>
            ))}
          </ul>
          <Input ref={ref} onKeyDown={readKey} className={`${field.input} ${css.input}`} />
        </Group>
      </FieldFrame>
      {name && tags.map((tag) => <input key={tag} type="hidden" name={name} value={tag} />)}
    </AriaTextField>
  );
}
