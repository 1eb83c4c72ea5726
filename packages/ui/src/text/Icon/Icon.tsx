import type { LucideIcon } from 'lucide-react';
import { icon } from './Icon.css.ts';

/** A drawing of lucide-react. */
export type IconType = LucideIcon;

type IconProps = {
  /** The drawing, imported from lucide-react by its name. */
  of: IconType;
  /** Its side in px: 16 beside text unless told, 20 in buttons of a bar and in the menu, 32 alone in an empty place. */
  size?: 16 | 20 | 32;
  /** What it says where it stands alone; without it the icon is decoration. */
  label?: string;
};

/** One line drawing in one stroke width. */
export function Icon({ of: Drawing, size = 16, label }: IconProps) {
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return <Drawing size={size} strokeWidth={size === 32 ? 1.5 : 1.75} className={icon} {...meaning} />;
}
