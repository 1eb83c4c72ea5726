import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The choices of a group, below or beside each other. */
export const choices = style({ display: 'flex', flexWrap: 'wrap' });
export const orientation = styleVariants({
  vertical: { flexDirection: 'column', gap: vars.space.xsmall },
  horizontal: { flexDirection: 'row', columnGap: vars.space.large, rowGap: vars.space.xsmall },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
    columnGap: vars.space.medium,
    rowGap: vars.space.xsmall,
  },
});
