import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Spinner } from '../../status/Spinner/index.ts';
import { Icon, type IconType } from '../../text/Icon/index.ts';
import { button } from './Button.css.ts';

export type ButtonTone = 'neutral' | 'accent' | 'quiet' | 'critical';
export type ButtonSize = 'small' | 'medium' | 'large';

export type ButtonProps = Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render'> & {
  /** A verb. */
  children: ReactNode;
  tone?: ButtonTone;
  size?: ButtonSize;
  icon?: IconType;
  iconEnd?: IconType;
  isFullWidth?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** Starts an action. To go somewhere, use Link. */
export function Button({ children, tone, size, icon, iconEnd, isFullWidth, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} className={button({ tone, size, isFullWidth })}>
      {props.isPending ? <Spinner /> : icon && <Icon of={icon} />}
      <span>{children}</span>
      {iconEnd && <Icon of={iconEnd} />}
    </AriaButton>
  );
}
