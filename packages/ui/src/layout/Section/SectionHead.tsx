import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Heading } from '../../text/Heading/index.ts';
import { Text } from '../../text/Text/index.ts';
import * as css from './Section.css.ts';

export type SectionHeadProps = {
  /** A few words; names the section. */
  title: string;
  /** For `aria-labelledby` of what it names. */
  id?: string;
  /** The title's place in the outline; 2 unless the section stands below another heading. */
  level?: 2 | 3 | 4;
  /** How many things it lists in all, a quiet number beside the title; nothing where there are none. */
  count?: number;
  /** One quiet line below the title. */
  description?: ReactNode;
  /** Small buttons beside the title. */
  actions?: ReactNode;
};

/** The head of a part of a page, the same in a card and on the page itself. */
export function SectionHead({ title, id, level = 2, count = 0, description, actions }: SectionHeadProps) {
  const { locale } = useLocale();
  return (
    <header className={css.head}>
      <div className={css.titles}>
        <span className={css.counted}>
          <Heading id={id} level={level} size="lg">
            {title}
          </Heading>
          {count > 0 && (
            <Text as="span" tone="muted" isNumeric>
              {new Intl.NumberFormat(locale).format(count)}
            </Text>
          )}
        </span>
        {description && <Text tone="muted">{description}</Text>}
      </div>
      {actions}
    </header>
  );
}
