import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import * as list from '../../actions/ListOption/ListOption.css.ts';
import * as css from './Popover.css.ts';

type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Its name, shown as a title unless hidden. */
  title: string;
  /** Keeps the title for people who listen, where the content begins with a title of its own. */
  isTitleHidden?: boolean;
  /** Nodes, or a function that gets a way to close. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Its width: `auto` as the content needs unless told, `small`, `medium` (wider from md) or `large` 28 rem. */
  size?: keyof typeof css.size;
  /** No inner space, for lists that reach the edges. */
  isBare?: boolean;
  /** Where it opens while there is room; `bottom end` unless told. */
  placement?: AriaPopoverProps['placement'];
  /** Whether it is open, where the caller holds that; leave it out and the trigger does. */
  isOpen?: boolean;
  /** Called when it opens or closes, by whatever way. */
  onOpenChange?: (isOpen: boolean) => void;
};

/** A little more about, or some controls for, the thing beside it. */
export function Popover({ trigger, title, isTitleHidden, children, size = 'auto', isBare, ...props }: PopoverProps) {
  const { placement = 'bottom end', isOpen, onOpenChange } = props;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover offset={6} placement={placement} className={`${list.popover} ${css.popover} ${css.size[size]}`}>
        <Dialog aria-label={isTitleHidden ? title : undefined} className={isBare ? css.bare : css.dialog}>
          {({ close }) => (
            <>
              {!isTitleHidden && (
                <Heading slot="title" level={2} className={css.title}>
                  {title}
                </Heading>
              )}
              {typeof children === 'function' ? children(close) : children}
            </>
          )}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
