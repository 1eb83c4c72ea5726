import type { ReactNode } from 'react';
import { Icon, type IconType } from '../../text/Icon/index.ts';
import * as css from './Chip.css.ts';

/** How good a state is, from `positive` to `critical`; `info` is news, `neutral` no judgement. */
export type ChipTone = keyof typeof css.tone;

type ChipProps = {
  /** The state in one or two words; the chip means nothing without them. */
  children: ReactNode;
  /** How good the state is, in colour; `neutral` unless told. */
  tone?: ChipTone;
  /** One drawing for each state, so that states are told apart without colour. */
  icon?: IconType;
};

/** The state of a thing in one or two words; the colour only repeats them. */
export function Chip({ children, tone = 'neutral', icon }: ChipProps) {
  return (
    <span className={`${css.chip} ${css.tone[tone]} ${icon ? css.withIcon : ''}`}>
      {icon && <Icon of={icon} />}
      <span className={css.words}>{children}</span>
    </span>
  );
}
