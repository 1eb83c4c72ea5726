import { Link } from '@corredor/ui/Link';
import { Text } from '@corredor/ui/Text';
import type { ComponentProps } from 'react';
import * as css from './CardText.css.ts';

interface CardTextProps extends Pick<ComponentProps<typeof Text>, 'tone'> {
  /** The whole of it; a missing one draws nothing. */
  text: string | null | undefined;
  /** Where it leads: the card's own record is its first line. */
  href?: string | undefined;
  /** The name of the card, or of what it is about. */
  linkTone?: ComponentProps<typeof Link>['tone'];
}

/** A line of a card on a board: two lines at most, and the whole of it under the pointer, in the record, and read aloud. */
export function CardText({ text, tone, href, linkTone = 'strong' }: CardTextProps) {
  if (!text) return null;
  return (
    <Text as="div" size="sm" tone={tone}>
      <span className={css.lines} title={text}>
        {href === undefined ? (
          text
        ) : (
          <Link tone={linkTone} href={href}>
            {text}
          </Link>
        )}
      </span>
    </Text>
  );
}
