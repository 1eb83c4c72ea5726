import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { layoutSizes } from '../../theme/layoutSizes.css.ts';
import { media } from '../../theme/media.css.ts';

export const frame = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minInlineSize: 0,
});

export const columns = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large, alignItems: 'start' },
  variants: {
    hasAside: {
      true: {
        '@container': { '(width >= 860px)': { gridTemplateColumns: 'minmax(0, 1fr) clamp(20rem, 33%, 22.5rem)' } },
      },
    },
  },
});

export const content = style({ minInlineSize: 0 });
export const aside = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium, minInlineSize: 0 });
export const stays = style({
  '@container': {
    '(width >= 860px)': {
      position: 'sticky',
      insetBlockStart: `${layoutSizes.mainOffset}px`,
      '@media': { [media.print]: { position: 'static' } },
    },
  },
});
