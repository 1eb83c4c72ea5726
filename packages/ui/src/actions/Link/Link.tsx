import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { link } from './Link.css.ts';

type LinkProps = Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'render'> & {
  children: ReactNode;
  /** `strong` for the first column of a table, `quiet` for navigation, `accent` within text. */
  tone?: 'accent' | 'strong' | 'quiet';
  /** Whether it leaves the product: opens a new tab. */
  isExternal?: boolean;
  ref?: Ref<HTMLAnchorElement>;
};

/** Goes somewhere. To start an action, use Button. */
export function Link({ tone, isExternal, ...props }: LinkProps) {
  const outward = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return <AriaLink {...outward} {...props} className={link({ tone })} />;
}
