import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { Icon, type IconType } from '../../text/Icon/index.ts';
import { button } from '../Button/Button.css.ts';
import type { ButtonSize, ButtonTone } from '../Button/index.ts';

type LinkButtonProps = Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'render'> & {
  /** What one goes to do there: "New policy". */
  children: ReactNode;
  /** The address it leads to. */
  href: string;
  /** `accent` for the one main way onward, `quiet` beside others; `neutral` unless told. */
  tone?: ButtonTone;
  /** `small` within rows and cards, `large` on pages for visitors; `medium` unless told. */
  size?: ButtonSize;
  /** Drawn before the label. */
  icon?: IconType;
  /** Drawn after the label: an arrow onward. */
  iconEnd?: IconType;
  /** Takes the whole width of its container; as wide as its label unless told. */
  isFullWidth?: boolean;
  /** The anchor, to move the focus to it. */
  ref?: Ref<HTMLAnchorElement>;
};

/** A link that is the main thing to do on a page. */
export function LinkButton({ children, tone, size, icon, iconEnd, isFullWidth, ...props }: LinkButtonProps) {
  return (
    <AriaLink {...props} className={button({ tone, size, isFullWidth })}>
      {icon && <Icon of={icon} />}
      <span>{children}</span>
      {iconEnd && <Icon of={iconEnd} />}
    </AriaLink>
  );
}
