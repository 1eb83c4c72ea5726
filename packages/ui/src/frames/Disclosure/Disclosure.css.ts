import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, text, motion } = vars;

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  inlineSize: '100%',
  minBlockSize: vars.control.height,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: color.text.strong,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: color.text.accent },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
export const heading = style({ margin: 0, fontSize: text.md.size, lineHeight: text.md.line, fontWeight: 500 });
/** As the head of a card or a Section. */
export const section = style({ fontSize: text.lg.size, lineHeight: text.lg.line, fontWeight: 600 });
export const arrow = style({
  display: 'inline-flex',
  transition: `transform ${motion.fast}`,
  color: color.text.muted,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(90deg)' } },
});
export const panel = style({ paddingInlineStart: space.large });
export const inner = style({ paddingBlock: `${space.xxsmall} ${space.small}` });
