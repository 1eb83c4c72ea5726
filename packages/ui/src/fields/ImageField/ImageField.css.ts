import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, text } = vars;

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall, minInlineSize: 0 });
export const title = style({
  color: color.text.strong,
  fontWeight: 500,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
});

export const zone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.medium,
  padding: space.small,
  border: `1.5px dashed ${color.border.control}`,
  borderRadius: radius.base,
  background: color.surface.raised,
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&[data-hovered]': { background: color.surface.hover },
    '&[data-drop-target]': { background: color.accent.tint, borderColor: color.accent.solid },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&[data-invalid]': { borderColor: color.critical.solid },
    '&[data-disabled]': { borderStyle: 'solid', borderColor: color.border.subtle, background: color.surface.page },
  },
});

const preview = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '5rem',
  blockSize: '5rem',
  overflow: 'hidden',
  border: `1px solid ${color.border.subtle}`,
  background: color.surface.sunken,
  color: color.text.muted,
});
export const shape = styleVariants({
  round: [preview, { borderRadius: radius.full }],
  square: [preview, { borderRadius: radius.small }],
});
const picture = style({ inlineSize: '100%', blockSize: '100%' });
export const fit = styleVariants({
  round: [picture, { objectFit: 'cover' }],
  // A logo is shown whole, on white as its maker saw it.
  square: [picture, { objectFit: 'contain', background: 'white' }],
});

export const words = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall, minInlineSize: 0 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall });
export const description = style({ color: color.text.muted, fontSize: text.sm.size, lineHeight: text.sm.line });
export const error = style({
  color: color.critical.text,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  overflowWrap: 'anywhere',
});
