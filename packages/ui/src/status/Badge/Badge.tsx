import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts';
import * as css from './Badge.css.ts';
import { badgeText } from './badgeText.ts';

type BadgeProps = {
  /** A whole number; 0 and less draw nothing, more than 99 is written 99+. */
  count: number;
  /** What is counted, read aloud: "12 unread". */
  label?: string;
  /** `neutral` unless told; `accent` for what is new, `critical` for what is late or failed. */
  tone?: keyof typeof css.tone;
};

/** How many there are; nothing where there is none. */
export function Badge({ count, label, tone = 'neutral' }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={`${css.badge} ${css.tone[tone]}`}>
      <span aria-hidden={label ? true : undefined}>{badgeText(count)}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
