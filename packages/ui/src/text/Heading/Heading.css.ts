import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const heading = style({
  margin: 0,
  color: vars.color.text.strong,
  fontWeight: 600,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
export const size = styleVariants(vars.text, (step) => ({ fontSize: step.size, lineHeight: step.line }));
export const align = styleVariants({ start: {}, center: { textAlign: 'center' } });
export const tight = style({ letterSpacing: '-0.015em' });
