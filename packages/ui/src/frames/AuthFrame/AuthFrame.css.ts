import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.css.ts';

export const frame = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minBlockSize: '100dvh',
    background: vars.color.surface.page,
  },
  variants: {
    hasAside: { true: { '@media': { [media.md]: { gridTemplateColumns: 'minmax(30rem, 1fr) minmax(0, 1fr)' } } } },
  },
});

export const side = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  padding: `${vars.space.medium} clamp(${vars.space.medium}, 4vw, ${vars.space.xlarge})`,
});

export const main = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.large,
  padding: `clamp(${vars.space.medium}, 7vh, 5rem) ${vars.space.medium} ${vars.space.xlarge}`,
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  inlineSize: '100%',
  maxInlineSize: '26rem',
  padding: vars.space.xlarge,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.base,
  background: vars.color.surface.raised,
  '@media': {
    [media.belowSm]: { padding: `0 ${vars.space.xxsmall}`, border: 0, background: 'transparent' },
  },
});

export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxsmall });
export const context = style({ color: vars.color.text.body });
export const footer = style({
  maxInlineSize: '26rem',
  color: vars.color.text.body,
  textAlign: 'center',
  textWrap: 'balance',
});

export const aside = style({
  display: 'none',
  '@media': {
    [media.md]: {
      position: 'sticky',
      insetBlockStart: 0,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      blockSize: '100dvh',
      minInlineSize: 0,
      overflow: 'hidden',
      padding: vars.space.xxlarge,
      background: vars.color.accent.tint,
      borderInlineStart: `1px solid ${vars.color.border.subtle}`,
    },
  },
});
