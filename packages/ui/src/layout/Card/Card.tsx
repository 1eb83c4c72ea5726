import { type ReactNode, useId } from 'react';
import { Heading } from '../../text/Heading/index.ts';
import { Text } from '../../text/Text/index.ts';
import * as css from './Card.css.ts';

type CardProps = {
  children: ReactNode;
  title?: string;
  /** The title's place in the outline. */
  level?: 2 | 3 | 4;
  description?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  footer?: ReactNode;
  padding?: keyof typeof css.padding;
  tone?: keyof typeof css.tone;
};

/** Things that belong together, on a surface of their own. */
export function Card({
  children,
  title,
  level = 2,
  description,
  actions,
  footer,
  padding = 'large',
  tone = 'plain',
}: CardProps) {
  const id = useId();
  const isEdgeToEdge = padding === 'none';
  const body = [css.body, isEdgeToEdge ? css.edgeToEdge : '', title && !isEdgeToEdge ? css.belowHeader : ''].join(' ');
  return (
    <section
      className={`${css.card} ${css.padding[padding]} ${css.tone[tone]}`}
      aria-labelledby={title ? id : undefined}
    >
      {title && (
        <header className={css.header}>
          <div className={css.titles}>
            <Heading id={id} level={level} size="lg">
              {title}
            </Heading>
            {description && <Text tone="muted">{description}</Text>}
          </div>
          {actions}
        </header>
      )}
      <div className={body}>{children}</div>
      {footer && <footer className={css.footer}>{footer}</footer>}
    </section>
  );
}
