import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { space } = vars;

export const section = style({ display: 'flex', flexDirection: 'column', gap: space.small, minInlineSize: 0 });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space.small,
});
export const counted = style({ display: 'flex', alignItems: 'baseline', gap: space.xsmall, minInlineSize: 0 });
// A long title breaks before the actions leave its line.
export const titles = style({ flex: '1 1 8rem', display: 'flex', flexDirection: 'column', minInlineSize: 0 });
