import { type ReactNode, useId } from 'react';
import { SectionHead } from '../Section/index.ts';
import * as css from './Card.css.ts';

type CardProps = {
  /** The content, below the title. */
  children: ReactNode;
  /** A few words; names the section for people who listen, and draws the header. */
  title?: string;
  /** The title's place in the outline; 2 unless the card stands below another heading. */
  level?: 2 | 3 | 4;
  /** How many things it lists in all, a quiet number beside the title; nothing where there are none. */
  count?: number;
  /** One quiet line below the title; not drawn without a title. */
  description?: ReactNode;
  /** Small buttons beside the title; not drawn without a title. */
  actions?: ReactNode;
  /** What belongs to the whole card, below a line: a “see all” link, the buttons of a small form. */
  footer?: ReactNode;
  /** Space at the edges; the one of all cards unless told, `small` for a thing in a list, `none` for tables and lists that reach the edges. */
  padding?: keyof typeof css.padding;
  /** The surface: `plain` unless told, `sunken` for what stands back, `accent` for the one card to notice. */
  tone?: keyof typeof css.tone;
};

/** Things that belong together, on a surface of their own. */
export function Card({
  children,
  title,
  level = 2,
  count,
  description,
  actions,
  footer,
  padding = 'normal',
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
        <div className={css.header}>
          <SectionHead id={id} title={title} level={level} count={count} description={description} actions={actions} />
        </div>
      )}
      <div className={body}>{children}</div>
      {footer && <footer className={css.footer}>{footer}</footer>}
    </section>
  );
}
