import { X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { useToolWords } from '../../foundation/words/index.ts';
import { Icon } from '../../text/Icon/index.ts';
import * as field from '../Field/Field.css.ts';
import * as tagField from '../TagField/TagField.css.ts';
import * as css from './ChipList.css.ts';

type ChipListProps<Id extends string | number> = {
  /** What was chosen; read aloud. */
  label: string;
  /** What was chosen, in the order of choosing; while it is empty nothing is drawn. */
  items: readonly { id: Id; label: string }[];
  /** Gets the id whose button was pressed; the caller takes it out of the items. */
  onRemove: (id: Id) => void;
  /** Shows what was chosen and lets nobody remove it. */
  isDisabled?: boolean;
};

/** What has been chosen from a long list, each with its way out. */
export function ChipList<Id extends string | number>({ label, items, onRemove, isDisabled }: ChipListProps<Id>) {
  const words = useToolWords();
  const list = useRef<HTMLUListElement>(null);
  if (items.length === 0) return null;
  const remove = (id: Id, index: number) => {
    // The focus goes to a neighbour, not to the top of the page.
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
    onRemove(id);
  };
  return (
    <ul ref={list} aria-label={label} className={css.list}>
      {items.map((item, index) => (
        <li key={item.id} className={tagField.tag}>
          <span className={tagField.tagText}>{item.label}</span>
          <Button
            aria-label={words.removeTag(item.label)}
            onPress={() => remove(item.id, index)}
            isDisabled={isDisabled}
            className={`${field.innerButton} ${tagField.remove}`}
          >
            <Icon of={X} />
          </Button>
        </li>
      ))}
    </ul>
  );
}
