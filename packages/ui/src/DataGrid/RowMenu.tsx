import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../Icon/index.ts';
import * as list from '../ListOption/ListOption.css.ts';
import * as styles from './DataGrid.css.ts';
import type { RowAction } from './dataGrid.types.ts';

type RowMenuProps = { label: string; actions: readonly RowAction[] };

/** The menu of a row. Until it is opened it is one plain button: many rows come and go while a person scrolls. */
export function RowMenu({ label, actions }: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.quickAction}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon of={Ellipsis} />
      </button>
      {isOpen && (
        <Popover
          triggerRef={button}
          isOpen
          onOpenChange={setOpen}
          placement="bottom end"
          offset={4}
          aria-label={label}
          className={list.popover}
        >
          <Menu aria-label={label} autoFocus="first" className={list.list} onClose={() => setOpen(false)}>
            {actions.map((action) => (
              <Entry key={action.id} {...action} />
            ))}
          </Menu>
        </Popover>
      )}
    </>
  );
}

function Entry({ id, label, icon, description, disabledReason, tone, href, onAction }: RowAction) {
  const more = disabledReason ?? description;
  const isCritical = tone === 'critical' && disabledReason === undefined;
  return (
    <MenuItem
      id={id}
      textValue={label}
      href={href}
      onAction={onAction}
      isDisabled={disabledReason !== undefined}
      className={isCritical ? `${list.option} ${list.critical}` : list.option}
    >
      {icon && (
        <span className={list.mark}>
          <Icon of={icon} />
        </span>
      )}
      <span className={list.words}>
        <span>{label}</span>
        {more && <span className={list.description}>{more}</span>}
      </span>
    </MenuItem>
  );
}
