import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, text } = vars;
const columns = (count: number) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(max(min(100%, 11rem), calc((100% - ${count - 1} * 1.5rem) / ${count})), 1fr))`,
});

export const list = style({
  display: 'grid',
  columnGap: space.large,
  rowGap: space.medium,
  margin: 0,
  fontSize: text.md.size,
  lineHeight: text.md.line,
});
export const count = styleVariants({ 1: columns(1), 2: columns(2), 3: columns(3), 4: columns(4) });
export const beside = style({ rowGap: space.xsmall, gridTemplateColumns: 'minmax(0, 1fr)' });
export const pair = style({ minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: '2px' });
export const pairBeside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, 2fr) 3fr',
  columnGap: space.medium,
  minBlockSize: '1.5rem',
});
export const term = style({ color: color.text.muted, fontSize: text.sm.size, lineHeight: text.sm.line });
export const detail = style({
  margin: 0,
  minInlineSize: 0,
  color: color.text.strong,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
