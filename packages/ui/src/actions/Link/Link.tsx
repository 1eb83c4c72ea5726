import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { useWords } from '../../foundation/words/index.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts';
import { link } from './Link.css.ts';

type LinkProps = Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'render'> & {
  /** Where it leads, in words that make sense out of their sentence. */
  children: ReactNode;
  /** `strong` for the first column of a table, `quiet` for navigation, `muted` within a line that is quiet itself, `accent` within text, which it is unless told. */
  tone?: 'accent' | 'strong' | 'muted' | 'quiet';
  /** Whether it leaves the product: opens a new tab and tells screen readers so. */
  isExternal?: boolean;
  /** The anchor, to move the focus to it. */
  ref?: Ref<HTMLAnchorElement>;
};

/** Goes somewhere. To start an action, use Button. */
export function Link({ children, tone, isExternal, ...props }: LinkProps) {
  const words = useWords();
  const outward = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <AriaLink {...outward} {...props} className={link({ tone })}>
      {children}
      {isExternal && <VisuallyHidden> ({words.opensNewTab})</VisuallyHidden>}
    </AriaLink>
  );
}
