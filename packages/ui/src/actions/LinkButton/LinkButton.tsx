import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { useWords } from '../../foundation/words/index.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts';
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
  /** Whether it opens a new tab, which screen readers are told: what leaves the product, or keeps a form that is being filled in. */
  isExternal?: boolean;
  /** The anchor, to move the focus to it. */
  ref?: Ref<HTMLAnchorElement>;
};

/** A link that is the main thing to do on a page. */
export function LinkButton({
  children,
  tone,
  size,
  icon,
  iconEnd,
  isFullWidth,
  isExternal,
  ...props
}: LinkButtonProps) {
  const words = useWords();
  const outward = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <AriaLink {...outward} {...props} className={button({ tone, size, isFullWidth })}>
      {icon && <Icon of={icon} />}
      <span>{children}</span>
      {isExternal && <VisuallyHidden> ({words.opensNewTab})</VisuallyHidden>}
      {iconEnd && <Icon of={iconEnd} />}
    </AriaLink>
  );
}
