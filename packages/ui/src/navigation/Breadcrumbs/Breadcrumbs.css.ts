import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.css.ts';

const { color, space, text } = vars;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  '@media': { [media.print]: { display: 'none' } },
});
export const crumb = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: '1.5rem', minInlineSize: 0 });
export const current = style({
  color: color.text.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxInlineSize: '20rem',
});
export const between = style({ display: 'inline-flex', marginInline: space.xxsmall, color: color.text.muted });
