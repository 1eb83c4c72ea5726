import type { RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import * as list from '../../actions/ListOption/ListOption.css.ts';
import { Icon } from '../../text/Icon/index.ts';
import type { RowAction } from './dataGrid.types.ts';

type RowMenuListProps = {
  trigger: RefObject<HTMLButtonElement | null>;
  label: string;
  actions: readonly RowAction[];
  onOpenChange: (isOpen: boolean) => void;
};

/** The open menu of a row. */
export default function RowMenuList({ trigger, label, actions, onOpenChange }: RowMenuListProps) {
  return (
    <Popover
      triggerRef={trigger}
      isOpen
      onOpenChange={onOpenChange}
      placement="bottom end"
      offset={4}
      aria-label={label}
      className={list.popover}
    >
      <Menu aria-label={label} autoFocus="first" className={list.list} onClose={() => onOpenChange(false)}>
        {actions.map((action) => (
          <Entry key={action.id} {...action} />
        ))}
      </Menu>
    </Popover>
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
