import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers, panelFoot } from '../../theme/layers.css.ts';
import { layoutSizes } from '../../theme/layoutSizes.css.ts';
import { media } from '../../theme/media.css.ts';

const { color, space, radius, text } = vars;

// Messages may stay for long: they stand in the middle of the main area, above the pager of a list and the buttons that save a form. The menu,
// the names of rows and their buttons at the end stay free. Over a side panel they stand at its foot, above its buttons. Over a dialog they stand
// at the top, and the dialog begins below them.
const aboveBars = '5.5rem';
const width = 'min(24rem, calc(100vw - 2rem))';
const overPanel = ':root:has([data-overlay=panel]) &';
const overDialog = ":root:has([data-overlay='']) &";

export const region = style({
  position: 'fixed',
  zIndex: layers.toast,
  insetBlockEnd: aboveBars,
  insetInlineStart: `calc((100vw - ${width}) / 2)`,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space.xsmall,
  inlineSize: width,
  borderRadius: radius.base,
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '4px' },
    [overPanel]: {
      insetBlockEnd: `calc(${panelFoot} + ${space.medium})`,
      insetInline: `auto ${space.medium}`,
    },
    [overDialog]: {
      insetBlock: `${space.medium} auto`,
      flexDirection: 'column',
      // What is asked keeps the larger part.
      maxBlockSize: '40dvh',
      overflowY: 'auto',
    },
  },
  '@media': {
    [media.md]: { insetInlineStart: `calc((100vw + ${layoutSizes.drawer}px - ${width}) / 2)` },
    [media.print]: { display: 'none' },
  },
});
export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.small,
  padding: space.small,
  background: color.surface.overlay,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.base,
  boxShadow: vars.shadow.overlay,
  color: color.text.strong,
  fontFamily: vars.font.family,
  fontSize: text.md.size,
  lineHeight: text.md.line,
  outline: 'none',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
});
export const mark = style({ display: 'inline-flex', alignItems: 'center', blockSize: text.md.line });
export const tone = styleVariants(
  { success: color.positive.text, error: color.critical.text, info: color.info.text },
  (value) => ({ color: value }),
);
export const content = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.xsmall,
  overflowWrap: 'anywhere',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall });
