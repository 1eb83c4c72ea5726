import { Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../../actions/Button/index.ts';
import * as option from '../../actions/ListOption/ListOption.css.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import { Icon } from '../../text/Icon/index.ts';
import { ChipWords } from './ChipWords.tsx';
import * as styles from './FilterBar.css.ts';
import { type ActiveFilter, type FilterField, focusFirst, useClosing } from './filterFields.ts';

type FilterBarProps = {
  /** Those that are on, in the order of their controls. */
  filters: readonly ActiveFilter[];
  /** What can be filtered by; with them, filters are added here, and changed by a press on their chip. */
  fields?: readonly FilterField[];
  /** Takes the filter of this id away. */
  onRemove: (id: string) => void;
  /** Takes all filters away. */
  onClear: () => void;
  /** Before the chips, for example saved views. */
  start?: ReactNode;
};

/** The filters that are on, each with its way out; the way to add another, and one to drop them all. */
export function FilterBar({ filters, fields = [], onRemove, onClear, start }: FilterBarProps) {
  const words = useToolWords();
  if (filters.length === 0 && fields.length === 0 && !start) return null;
  const fieldOf = (id: string) => fields.find((field) => field.id === id);
  return (
    <div className={styles.bar}>
      {start}
      {fields.length > 0 && <AddFilter fields={fields} filters={filters} />}
      {filters.length > 0 && (
        <>
          <ul className={styles.chips} aria-label={words.filters}>
            {filters.map((filter) => (
              <li key={filter.id} className={styles.chip}>
                <ChipWords filter={filter} field={fieldOf(filter.id)} />
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={words.removeFilter(`${filter.label}: ${filter.value}`)}
                  onClick={() => onRemove(filter.id)}
                >
                  <Icon of={X} />
                </button>
              </li>
            ))}
          </ul>
          <span className={styles.clear}>
            <Button tone="quiet" size="small" onPress={onClear}>
              {words.clearFilters}
            </Button>
          </span>
        </>
      )}
    </div>
  );
}

/** Asks what to filter by, then for what. */
function AddFilter({ fields, filters }: { fields: readonly FilterField[]; filters: readonly ActiveFilter[] }) {
  const words = useToolWords();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const field = fields.find(({ id }) => id === chosen);
  const isOn = (id: string) => filters.some((filter) => filter.id === id);
  const offered = fields.filter(({ id }) => !isOn(id));
  const value = filters.find(({ id }) => id === chosen)?.value;
  const open = (next: boolean) => {
    setOpen(next);
    if (next) setChosen(null);
  };
  useClosing(isOpen && field?.staysOpen !== true, value, () => setOpen(false));
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={open}>
      <span className={styles.add}>
        <Button icon={Plus} isDisabled={offered.length === 0 && !isOpen}>
          {words.filter}
        </Button>
      </span>
      <Popover offset={4} placement="bottom start" className={option.popover}>
        <Dialog aria-label={field?.label ?? words.addFilter} className={styles.panel}>
          {field ? (
            <div className={styles.field} ref={focusFirst}>
              {field.field}
            </div>
          ) : (
            <ListBox
              aria-label={words.addFilter}
              className={option.list}
              autoFocus="first"
              items={offered}
              onAction={(id) => setChosen(String(id))}
            >
              {({ id, label }) => (
                <ListBoxItem id={id} textValue={label} className={option.option}>
                  {label}
                </ListBoxItem>
              )}
            </ListBox>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
