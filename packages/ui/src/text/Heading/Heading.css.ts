import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const heading = style({
  margin: 0,
  color: vars.color.text.strong,
  fontWeight: 600,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: {
    // The title of a page takes the focus after a move; its ring is as wide as its words, and clear of them.
    'h1&:focus-visible': { outlineOffset: '4px', borderRadius: '6px' },
  },
});
export const size = styleVariants(vars.text, (step) => ({ fontSize: step.size, lineHeight: step.line }));
export const align = styleVariants({
  start: { selectors: { 'h1&': { inlineSize: 'fit-content', maxInlineSize: '100%' } } },
  center: { textAlign: 'center' },
});
export const tight = style({ letterSpacing: '-0.015em' });
