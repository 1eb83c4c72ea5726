import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { chosenInForced, forced } from '../../theme/forced.css.ts';

const { color, space, text } = vars;

export const menu = style({ padding: space.small });
export const list = style({ display: 'flex', flexDirection: 'column', gap: '2px' });
export const group = style({
  paddingBlockEnd: space.medium,
  selectors: { 'li:last-child > &': { paddingBlockEnd: 0 } },
});

export const groupTitle = style({
  padding: `${space.xxsmall} ${space.small}`,
  color: color.text.muted,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  fontWeight: 600,
});

export const groupCaption = style({
  padding: `0 ${space.small} ${space.xxsmall}`,
  color: color.text.muted,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
});

export const entry = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space.small,
    inlineSize: '100%',
    minBlockSize: vars.control.height,
    padding: `${space.xxsmall} ${space.small}`,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'transparent',
    color: color.text.body,
    fontSize: text.md.size,
    lineHeight: text.md.line,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
    selectors: {
      '&:hover': { background: color.surface.hover, color: color.text.strong },
      '&[aria-current=page]': { background: color.surface.selected, color: color.text.accent, fontWeight: 600 },
      '&[data-disabled]': { background: 'transparent', color: color.text.muted, opacity: 0.6, cursor: 'not-allowed' },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    },
    '@media': {
      [forced]: {
        selectors: {
          '&[aria-current=page]': chosenInForced,
          '&[data-disabled]': { color: 'GrayText', opacity: 1 },
        },
      },
    },
  },
  variants: { isHolder: { true: { color: color.text.accent, fontWeight: 600 } } },
});

export const words = style({ flex: 1, display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const title = style({ overflowWrap: 'anywhere' });
export const caption = style({
  color: color.text.muted,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  fontWeight: 400,
});

export const chip = recipe({
  base: {
    flexShrink: 0,
    padding: `1px ${space.xsmall}`,
    borderRadius: vars.radius.full,
    fontSize: text.xs.size,
    lineHeight: text.xs.line,
    fontWeight: 600,
  },
  variants: {
    tone: {
      neutral: { background: color.neutral.tint, color: color.neutral.text },
      accent: { background: color.accent.solid, color: color.text.onAccent },
    },
  },
});

export const chevron = style({
  display: 'inline-flex',
  color: color.text.muted,
  transition: `transform ${vars.motion.fast}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
});

export const branch = style({
  marginInlineStart: '1.3rem',
  marginBlock: '2px',
  paddingInlineStart: space.xsmall,
  borderInlineStart: `1px solid ${color.border.subtle}`,
});

export const unknown = style({ padding: `${space.xsmall} ${space.small}`, color: color.critical.text });
