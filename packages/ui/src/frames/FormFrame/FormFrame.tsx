import type { ReactNode } from 'react';
import { PageHeader } from '../PageHeader/index.ts';
import * as styles from './FormFrame.css.ts';

type FormFrameProps = {
  /** Without one the form stands inside a page that has its own head. */
  title?: string;
  /** One line below the title that says what the form is for. */
  context?: ReactNode;
  /** Beside the title, for example a Chip with the state of the record. */
  mark?: ReactNode;
  /** The way back to the list: Breadcrumbs, above the title. */
  breadcrumbs?: ReactNode;
  /** What is wrong, with links to the fields; at the top. */
  errorSummary?: ReactNode;
  /** A notice above everything, for example why part of the form is locked: a Banner. */
  banner?: ReactNode;
  /** FormGroups. */
  children: ReactNode;
  /** What the values come to, in Cards: beside the groups where there is room, and in sight while they scroll; else below them. */
  aside?: ReactNode;
  /** What the aside comes to, in a line among the actions: in sight where the aside has no room beside the groups, and not drawn where it has. */
  asideNote?: ReactNode;
  /** Gives the aside 26 rem in place of 20, for a table of amounts. */
  isAsideWide?: boolean;
  /** Where it has no room beside the groups, it stands above them: for what shows the record, and holds nothing to press. */
  isAsideFirst?: boolean;
  /** What is only read, such as a history: below the groups, and below the aside where that has no room beside them. */
  below?: ReactNode;
  /** Save and cancel; they stay in sight at the bottom. */
  actions: ReactNode;
  /** Beside the actions, for example that there are unsaved changes. */
  actionsNote?: ReactNode;
  /** What else can be done with the record, beside the title: a MenuButton. */
  secondaryActions?: ReactNode;
};

/** A page with a form in one column, perhaps with what it comes to beside it; the caller draws the form element around it or inside. */
export function FormFrame(props: FormFrameProps) {
  const { title, context, mark, breadcrumbs, errorSummary, banner, children, aside, actions, ...rest } = props;
  const { actionsNote, asideNote, below, secondaryActions, isAsideFirst = false, isAsideWide = false } = rest;
  const bar = (
    <div className={`${styles.bar} ${title !== undefined && !aside ? styles.barAtStart : ''}`}>
      {(actionsNote || asideNote) && (
        <div className={`${styles.note} ${actionsNote ? '' : styles.whenBelow}`}>
          {asideNote && <div className={`${styles.asideNote} ${styles.whenBelow}`}>{asideNote}</div>}
          {actionsNote}
        </div>
      )}
      <div className={styles.actions}>{actions}</div>
    </div>
  );
  const width = title === undefined ? styles.part : aside ? styles.wide({ isWider: isAsideWide }) : '';
  return (
    <div className={`${styles.frame} ${width}`}>
      {banner}
      {title !== undefined && (
        <PageHeader
          title={title}
          mark={mark}
          context={context}
          breadcrumbs={breadcrumbs}
          secondaryActions={secondaryActions}
        />
      )}
      {errorSummary}
      {aside ? (
        <div className={styles.columns({ isWider: isAsideWide })}>
          <div className={styles.main}>
            <div className={styles.groups}>{children}</div>
            {below && <div className={styles.below}>{below}</div>}
            {bar}
          </div>
          <aside className={`${styles.aside} ${isAsideFirst ? styles.first : ''}`}>{aside}</aside>
        </div>
      ) : (
        <>
          {children}
          {below}
          {bar}
        </>
      )}
    </div>
  );
}
