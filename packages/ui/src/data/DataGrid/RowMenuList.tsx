import { Fragment, type RefObject } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import * as list from '../../actions/ListOption/ListOption.css.ts';
import { Icon } from '../../text/Icon/index.ts';
import { KeyCombo } from '../../text/Kbd/index.ts';
import type { RowAction } from './dataGrid.types.ts';
import { rowActionGroups } from './rowActionGroups.ts';

type RowMenuListProps = {
  trigger: RefObject<HTMLButtonElement | null>;
  label: string;
  actions: readonly RowAction[];
  onOpenChange: (isOpen: boolean) => void;
};

/** The open menu of a row: what can be done with it, then what stands apart, and what deletes last. */
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
        {rowActionGroups(actions).map(({ id, title, items }, index) => (
          <Fragment key={id}>
            {index > 0 && <Separator className={list.line} />}
            <MenuSection id={id} aria-label={title ?? label}>
              {title && <Header className={list.heading}>{title}</Header>}
              {items.map((action) => (
                <Entry key={action.id} {...action} />
              ))}
            </MenuSection>
          </Fragment>
        ))}
      </Menu>
    </Popover>
  );
}

function Entry({ id, label, icon, description, disabledReason, tone, keys, href, onAction }: RowAction) {
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
      {keys && (
        <span className={list.mark} aria-hidden="true">
          <KeyCombo keys={keys} />
        </span>
      )}
    </MenuItem>
  );
}
