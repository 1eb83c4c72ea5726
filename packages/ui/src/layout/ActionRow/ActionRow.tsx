import type { ReactNode } from 'react';
import * as css from './ActionRow.css.ts';

type ActionRowProps = {
  /** What it is about: a name, and below it what tells it from others. */
  children: ReactNode;
  /** What stands before the words, such as a round button that ends a task. */
  lead?: ReactNode;
  /** A quiet line below the words of a row with small actions and no figure: it takes the whole width where there is little room. */
  note?: ReactNode;
  /** Its one figure, at the end of the line. */
  figure?: ReactNode;
  /** What can be done with it: before the figure, and below where there is little room. */
  actions?: ReactNode;
  /** Whether they are small, such as a menu: then they stand beside the words where there is little room too. */
  hasSmallActions?: boolean;
  /** Whether the first is a quiet button: below the words its label begins where they begin. */
  hasQuietActions?: boolean;
};

/** One thing of a list, with its figure and what can be done with it at the same place in every row. */
export function ActionRow({ children, lead, note, figure, actions, ...rest }: ActionRowProps) {
  const { hasSmallActions = false, hasQuietActions = false } = rest;
  const place = hasSmallActions ? css.smallActions : css.actions;
  if (note)
    return (
      <div className={css.frame}>
        <div className={lead ? css.notedLedRow : css.notedRow}>
          {lead && <div className={css.notedLead}>{lead}</div>}
          <div className={css.notedWords}>{children}</div>
          <div className={css.note}>{note}</div>
          {actions && <div className={css.notedActions}>{actions}</div>}
        </div>
      </div>
    );
  return (
    <div className={css.frame}>
      <div className={css.row}>
        {lead ? (
          <div className={css.led}>
            {lead}
            <div>{children}</div>
          </div>
        ) : (
          <div>{children}</div>
        )}
        {figure && <div className={css.figure}>{figure}</div>}
        {actions && <div className={`${place} ${hasQuietActions ? css.quietActions : ''}`}>{actions}</div>}
      </div>
    </div>
  );
}
