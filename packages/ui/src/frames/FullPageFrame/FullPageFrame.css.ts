import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.css.ts';

const side = `clamp(${vars.space.medium}, 4vw, ${vars.space.xlarge})`;

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  background: vars.color.surface.page,
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minBlockSize: '4rem',
  paddingInline: side,
  paddingBlock: vars.space.xsmall,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  background: vars.color.surface.raised,
});

export const topEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  // On a phone the first of them stands beside the brand, so that the rest fits in one more line.
  '@media': { [media.belowSm]: { display: 'contents' } },
});

export const main = recipe({
  base: {
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.large,
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: side,
    paddingBlock: `clamp(${vars.space.large}, 5vh, ${vars.space.xxlarge})`,
  },
  variants: { width: { narrow: { maxInlineSize: '48rem' }, wide: { maxInlineSize: '76rem' } } },
});

export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxsmall });
export const context = style({ maxInlineSize: '44rem', color: vars.color.text.body });
