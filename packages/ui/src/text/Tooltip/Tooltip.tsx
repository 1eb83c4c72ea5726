import type { ReactElement, ReactNode } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components/Tooltip';
import { tooltip } from './Tooltip.css.ts';

type TooltipProps = {
  /** A few words; never what a person must know. */
  text: ReactNode;
  /** One button or link. */
  children: ReactElement;
  /** The side on which it opens while there is room; `top` unless told. */
  placement?: AriaTooltipProps['placement'];
  /** Keeps it shut, for example while the same words are in sight. */
  isDisabled?: boolean;
};

/** A few words about a control, on hover and on focus. */
export function Tooltip({ text, children, placement = 'top', isDisabled }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80} isDisabled={isDisabled}>
      {children}
      <AriaTooltip offset={6} placement={placement} className={tooltip}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
