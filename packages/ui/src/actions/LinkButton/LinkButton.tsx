import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { Icon, type IconType } from '../../text/Icon/index.ts';
import { button } from '../Button/Button.css.ts';
import type { ButtonSize, ButtonTone } from '../Button/index.ts';

type LinkButtonProps = Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'render'> & {
  children: ReactNode;
  href: string;
  tone?: ButtonTone;
  size?: ButtonSize;
  icon?: IconType;
  iconEnd?: IconType;
  isFullWidth?: boolean;
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
