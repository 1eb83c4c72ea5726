import { ChevronDown, Ellipsis } from 'lucide-react';
import { Fragment, type ReactElement, useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { Icon, type IconType } from '../../text/Icon/index.ts';
import { KeyCombo } from '../../text/Kbd/index.ts';
import { button } from '../Button/Button.css.ts';
import type { ButtonSize, ButtonTone } from '../Button/index.ts';
import * as css from '../ListOption/ListOption.css.ts';
import * as opener from './MenuButton.css.ts';

/** One thing to do or one place to go. */
export type MenuEntry = {
  /** Unique among all entries of the menu. */
  id: string;
  /** A verb, or the page that it leads to. */
  label: string;
  /** Drawn before the label; give one to all entries of a group or to none. */
  icon?: IconType;
  /** A second, muted line; a reason why it is disabled takes its place. */
  description?: string;
  /** Says why it cannot be done now, and disables it. */
  disabledReason?: string;
  /** `critical` for what deletes or ends, in a last group of its own; `neutral` unless told. */
  tone?: 'neutral' | 'critical';
  /** The shortcut that does the same, as KeyCombo takes it; only while it works. */
  keys?: string;
  /** Makes the entry a link to this address. */
  href?: string;
  /** Done when the entry is chosen; the menu closes by itself. */
  onAction?: () => void;
};

/** Entries that belong together, with a line between groups. */
export type MenuGroup = {
  /** Unique among the groups. */
  id: string;
  /** A heading above the entries, read aloud as the name of the group. */
  title?: string;
  /** The entries, the most used first. */
  items: readonly MenuEntry[];
};

type MenuButtonProps = {
  /** The button's words, or its name where only the icon shows. */
  label: string;
  /** The entries, where they need no groups. */
  items?: readonly MenuEntry[];
  /** The entries in groups, instead of `items`. */
  groups?: readonly MenuGroup[];
  /** What to know before choosing, above the entries and read with the menu; leave it out where nothing is unusual. */
  note?: string;
  /** Drawn before the label; three dots where it stands alone and none is given. */
  icon?: IconType;
  /** Shows the icon alone, with the label as its name; `onPhone` only there, where it needs an icon. */
  isIconOnly?: boolean | 'onPhone';
  /** As of a Button; `quiet` where only the icon shows, else `neutral`. */
  tone?: ButtonTone;
  /** As of a Button; `medium` unless told. */
  size?: ButtonSize;
  /** Keeps the menu shut; better to open it and say at each entry why not. */
  isDisabled?: boolean;
  /** Where the menu opens if there is room; below, flush with the end of the button, unless told. */
  placement?: PopoverProps['placement'];
  /** Another button in place of ours, such as a profile chip. */
  trigger?: ReactElement;
};

/** A button that opens a list of actions. */
export function MenuButton({
  label,
  items,
  groups,
  note,
  trigger,
  placement = 'bottom end',
  ...props
}: MenuButtonProps) {
  const noteId = useId();
  // A group and an entry of one id would hide each other.
  const all = groups ?? [{ id: 'only-group', items: items ?? [] }];
  return (
    <MenuTrigger>
      {trigger ?? <Opener label={label} {...props} />}
      <Popover offset={4} placement={placement} className={css.popover}>
        {note && (
          <p id={noteId} className={css.note}>
            {note}
          </p>
        )}
        <Menu className={css.list} aria-label={label} aria-describedby={note ? noteId : undefined}>
          {all.map((group, index) => (
            <Fragment key={group.id}>
              {index > 0 && <Separator className={css.line} />}
              <MenuSection id={group.id} aria-label={group.title ?? label}>
                {group.title && <Header className={css.heading}>{group.title}</Header>}
                {group.items.map((entry) => (
                  <Entry key={entry.id} {...entry} />
                ))}
              </MenuSection>
            </Fragment>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

type OpenerProps = Pick<MenuButtonProps, 'label' | 'icon' | 'isIconOnly' | 'tone' | 'size' | 'isDisabled'>;

function Opener({ label, icon, isIconOnly = false, tone, size, isDisabled }: OpenerProps) {
  const isAlone = isIconOnly === true;
  const looks = button({ tone: tone ?? (isAlone ? 'quiet' : 'neutral'), size, isIconOnly: isAlone });
  const onPhone = isIconOnly === 'onPhone';
  return (
    <AriaButton isDisabled={isDisabled} aria-label={isAlone ? label : undefined} className={looks}>
      {isAlone ? <Icon of={icon ?? Ellipsis} size={size === 'small' ? 16 : 20} /> : icon && <Icon of={icon} />}
      {onPhone && <span className={opener.words}>{label}</span>}
      {onPhone && (
        <span className={opener.arrow}>
          <Icon of={ChevronDown} />
        </span>
      )}
      {!isIconOnly && <span>{label}</span>}
      {!isIconOnly && <Icon of={ChevronDown} />}
    </AriaButton>
  );
}

function Entry({ id, label, icon, description, disabledReason, tone, keys, href, onAction }: MenuEntry) {
  const more = disabledReason ?? description;
  const looks = tone === 'critical' && !disabledReason ? `${css.option} ${css.critical}` : css.option;
  return (
    <MenuItem
      id={id}
      textValue={label}
      href={href}
      onAction={onAction}
      isDisabled={disabledReason !== undefined}
      className={looks}
    >
      {icon && (
        <span className={css.mark}>
          <Icon of={icon} />
        </span>
      )}
      <span className={css.words}>
        <span>{label}</span>
        {more && <span className={css.description}>{more}</span>}
      </span>
      {keys && (
        <span className={css.mark} aria-hidden="true">
          <KeyCombo keys={keys} />
        </span>
      )}
    </MenuItem>
  );
}
