import type { ReactNode } from 'react';
import { Link } from '../../actions/Link/index.ts';
import { keepFocus } from '../../foundation/keepFocus/index.ts';
import { Icon, type IconType } from '../../text/Icon/index.ts';
import { moveInQueue } from './moveInQueue.ts';
import * as css from './WorkQueue.css.ts';

/** One thing to be done. */
export type WorkItem = {
  /** Tells it from the others. */
  id: string;
  /** What sort of thing it is, before the words. */
  icon: IconType;
  /** What the icon says, in the reader's language. */
  iconLabel: string;
  /** How pressing it is; colours the icon. `neutral` unless told. */
  tone?: 'neutral' | 'caution' | 'critical';
  /** What it is about; cut where there is no room for it, and whole under the pointer. */
  title: string;
  /** Its page, where the title leads. */
  href: string;
  /** How it stands, beside the title: a chip. */
  mark?: ReactNode;
  /** One quiet line below, cut in the same way. */
  note: string;
  /** What it is worth. */
  figure?: ReactNode;
  /** The one thing that is done with it: a small button or a link that looks like one. */
  action?: ReactNode;
};

type WorkQueueProps = {
  /** What the list holds, in the reader's language; read aloud. */
  label: string;
  /** What is to be done, the most pressing first. */
  items: readonly WorkItem[];
};

/** A short list of what is to be done, one action a row, gone through with j, k and Enter; what is done gives its place and the focus to the next. */
export function WorkQueue({ label, items }: WorkQueueProps) {
  return (
    <div ref={keepFocus} className={css.frame}>
      <ul ref={moveInQueue} aria-label={label} className={css.list}>
        {items.map(({ id, icon, iconLabel, tone = 'neutral', title, href, mark, note, figure, action }) => (
          <li key={id} className={css.row}>
            <span className={css.icon[tone]}>
              <Icon of={icon} label={iconLabel} />
            </span>
            <div className={css.words}>
              <div className={css.first}>
                <div className={css.title} title={title}>
                  <Link tone="strong" href={href}>
                    {title}
                  </Link>
                </div>
                {mark && <div className={css.mark}>{mark}</div>}
              </div>
              <div className={css.note} title={note}>
                {note}
              </div>
            </div>
            {figure && <div className={css.figure}>{figure}</div>}
            {action && (
              <div className={css.action} data-action>
                {action}
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
