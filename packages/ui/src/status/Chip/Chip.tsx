import type { ReactNode } from 'react';
import { Icon, type IconType } from '../../text/Icon/index.ts';
import * as css from './Chip.css.ts';

export type ChipTone = keyof typeof css.tone;

type ChipProps = { children: ReactNode; tone?: ChipTone; icon?: IconType };

/** The state of a thing in one or two words; the colour only repeats them. */
export function Chip({ children, tone = 'neutral', icon }: ChipProps) {
  return (
    <span className={`${css.chip} ${css.tone[tone]} ${icon ? css.withIcon : ''}`}>
      {icon && <Icon of={icon} />}
      <span className={css.words}>{children}</span>
    </span>
  );
}
