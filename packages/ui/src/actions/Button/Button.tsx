import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Spinner } from '../../status/Spinner/index.ts';
import { Icon, type IconType } from '../../text/Icon/index.ts';
import { button } from './Button.css.ts';

export type ButtonTone = 'neutral' | 'accent' | 'quiet' | 'critical';
export type ButtonSize = 'small' | 'medium' | 'large';

export type ButtonProps = Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render'> & {
  /** A verb and what it is done to: "Save customer". */
  children: ReactNode;
  /** `accent` for the one main action, `critical` for what deletes or ends, `quiet` among others; `neutral` unless told. */
  tone?: ButtonTone;
  /** `small` within rows and cards, `large` on pages for visitors; `medium` unless told. */
  size?: ButtonSize;
  /** Drawn before the label; a spinner takes its place while the button is pending. */
  icon?: IconType;
  /** Drawn after the label, for where it leads: an arrow onward. */
  iconEnd?: IconType;
  /** Takes the whole width of its container, as in a sign-in form; as wide as its label unless told. */
  isFullWidth?: boolean;
  /** The native button, to move the focus to it. */
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
