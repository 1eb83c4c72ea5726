import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { layoutSizes } from '../../theme/layoutSizes.css.ts';
import { media } from '../../theme/media.css.ts';

/** As a page on a screen of 1200 px leaves it beside the menu. */
const beside = '(width >= 860px)';

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
        '@container': { [beside]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(20rem, 33%, 22.5rem)' } },
      },
    },
  },
});

export const content = style({ minInlineSize: 0 });
export const aside = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium, minInlineSize: 0 });
/** In their columns, whichever is read first. */
export const atStart = style({ '@container': { [beside]: { gridArea: '1 / 1' } } });
export const atEnd = style({ '@container': { [beside]: { gridArea: '1 / 2' } } });
export const stays = style({
  '@container': {
    [beside]: {
      position: 'sticky',
      insetBlockStart: `${layoutSizes.mainOffset}px`,
      '@media': { [media.print]: { position: 'static' } },
    },
  },
});
