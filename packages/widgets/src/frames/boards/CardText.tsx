import { Link } from '@corredor/ui/Link';
import { Text } from '@corredor/ui/Text';
import type { ComponentProps } from 'react';
import * as css from './CardText.css.ts';

type Part = string | false | null | undefined;
interface CardTextProps extends Pick<ComponentProps<typeof Text>, 'tone'> {
  /** The whole of it, or its parts, of which short ones are not broken; a missing one draws nothing. */
  text: Part | readonly Part[];
  /** Where it leads: the card's own record is its first line. */
  href?: string;
  /** The name of the card, or of what it is about. */
  linkTone?: ComponentProps<typeof Link>['tone'];
  /** How many lines it may take before it is cut; two unless told. */
  lines?: 1 | 2;
}

/** A text on a card of a board: two lines at most, and the whole of it under the pointer, in the record, and read aloud. */
export function CardText({ text, tone, href, linkTone = 'strong', lines = 2 }: CardTextProps) {
  const words = typeof text === 'object' && text !== null ? joined(text) : text;
  if (!words) return null;
  return (
    <Text as="div" size="sm" tone={tone}>
      <span className={css.lines[lines]} title={words}>
        {href === undefined ? (
          words
        ) : (
          <Link tone={linkTone} href={href}>
            {words}
          </Link>
        )}
      </span>
    </Text>
  );
}

/** So long may a part be that stays in one line, as a date does. */
const longestKept = 16;
const joined = (parts: readonly Part[]) =>
  parts
    .filter((part) => typeof part === 'string' && part !== '')
    .map((part) => unbroken(String(part)))
    .join(' · ');
/** A date or another short text that stays in one line. */
export const unbroken = (text: string) => (text.length <= longestKept ? text.replaceAll(' ', '\u00a0') : text);
