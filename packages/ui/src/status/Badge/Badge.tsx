import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts';
import * as css from './Badge.css.ts';
import { badgeText } from './badgeText.ts';

type BadgeProps = {
  count: number;
  /** What is counted, read aloud: "12 unread". */
  label?: string;
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
