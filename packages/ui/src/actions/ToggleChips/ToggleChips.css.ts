import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { chosenInForced, forced } from '../../theme/forced.css.ts';

const { color, space, text } = vars;

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall, minInlineSize: 0 });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxsmall,
  minBlockSize: '1.75rem',
  paddingInline: space.small,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.full,
  background: color.surface.raised,
  color: color.text.strong,
  fontFamily: 'inherit',
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  fontWeight: 500,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
    '&[aria-pressed=true]': { borderColor: color.info.border, background: color.info.tint, color: color.info.text },
  },
  '@media': { [forced]: { selectors: { '&[aria-pressed=true]': { ...chosenInForced, outlineColor: 'CanvasText' } } } },
});
