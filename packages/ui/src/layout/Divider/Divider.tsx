import { Separator } from 'react-aria-components/Separator';
import * as css from './Divider.css.ts';

type DividerProps = {
  /** `horizontal` between what stands below each other, the default; `vertical` within a line. */
  orientation?: 'horizontal' | 'vertical';
};

/** A quiet line between groups. */
export function Divider({ orientation = 'horizontal' }: DividerProps) {
  return <Separator orientation={orientation} className={`${css.divider} ${css.orientation[orientation]}`} />;
}
