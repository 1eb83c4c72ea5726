import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { chosenInForced, forced } from '../../theme/forced.css.ts';

const { color, control, radius, text, motion } = vars;

export const group = style({
  display: 'inline-flex',
  alignSelf: 'flex-start',
  maxInlineSize: '100%',
  overflowX: 'auto',
  padding: '2px',
  gap: '2px',
  borderRadius: radius.base,
  background: color.surface.sunken,
  border: `1px solid ${color.border.subtle}`,
});
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.375rem',
  minBlockSize: `calc(${control.height} - 0.5rem)`,
  // A group that is as wide as its place is filled by them.
  flexGrow: 1,
  // Where all together have no room their words break, and none is cut.
  minInlineSize: 'min-content',
  margin: 0,
  paddingInline: control.padding,
  border: '1px solid transparent',
  borderRadius: '9px',
  background: 'transparent',
  color: color.text.body,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  fontWeight: 500,
  textAlign: 'center',
  cursor: 'pointer',
  outline: 'none',
  transition: `background-color ${motion.fast}, color ${motion.fast}`,
  selectors: {
    '&[data-hovered]': { color: color.text.strong },
    '&[data-selected]': {
      background: color.surface.overlay,
      borderColor: color.border.control,
      color: color.text.strong,
    },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-1px' },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [forced]: { borderColor: 'Canvas', selectors: { '&[data-selected]': chosenInForced } },
  },
});
export const iconOnly = style({ flexShrink: 0, minInlineSize: `calc(${control.height} - 0.5rem)`, paddingInline: 0 });
