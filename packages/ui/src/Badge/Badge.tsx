import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './Badge.css.ts';

type BadgeProps = {
  count: number;
  /** What is counted, read aloud: "12 unread". */
  label?: string;
  /** The greatest number shown; beyond it a plus follows. */
  max?: number;
  tone?: keyof typeof css.tone;
};

/** How many there are; nothing where there is none. */
export function Badge({ count, label, max = 99, tone = 'neutral' }: BadgeProps) {
  if (count <= 0) return null;
  const shown = count > max ? `${max}+` : String(count);
  return (
    <span className={`${css.badge} ${css.tone[tone]}`}>
      <span aria-hidden={label ? true : undefined}>{shown}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
