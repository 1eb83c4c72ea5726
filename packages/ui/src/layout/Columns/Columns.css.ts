import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.css.ts';

const between = createVar();

export const columns = style({ display: 'grid', minInlineSize: 0, gap: between });
export const gap = styleVariants(vars.space, (size) => ({ vars: { [between]: size } }));

// As many equal columns as asked for, fewer where each would get narrower than the least width.
const upTo = (count: number, least: string) => {
  const share = `calc((100% - ${count - 1} * ${between}) / ${count})`;
  return { gridTemplateColumns: `repeat(auto-fill, minmax(max(min(100%, ${least}), ${share}), 1fr))` };
};
export const count = styleVariants({
  2: upTo(2, '15rem'),
  3: upTo(3, '12rem'),
  4: upTo(4, '10rem'),
  /** Four short things, which stand in pairs on a phone. */
  figures: upTo(4, '9rem'),
  6: upTo(6, '8rem'),
});

export const mainAside = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(17rem, 22rem)' } },
});
