import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import * as option from '../../actions/ListOption/ListOption.css.ts';
import * as styles from './FilterBar.css.ts';
import { type ActiveFilter, type FilterField, focusFirst, useClosing } from './filterFields.ts';

/** What a chip says; where its control is known, a press opens it. */
export function ChipWords({ filter, field }: { filter: ActiveFilter; field: FilterField | undefined }) {
  const [isOpen, setOpen] = useState(false);
  useClosing(isOpen && field?.staysOpen !== true, filter.value, () => setOpen(false));
  const words = (
    <>
      <span className={styles.label}>{filter.label}:</span> {filter.value}
    </>
  );
  if (!field) return <span className={styles.words}>{words}</span>;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className={`${styles.words} ${styles.change}`}>{words}</Button>
      <Popover offset={4} placement="bottom start" className={option.popover}>
        <Dialog aria-label={filter.label} className={styles.panel}>
          <div className={styles.field} ref={focusFirst}>
            {field.field}
          </div>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
