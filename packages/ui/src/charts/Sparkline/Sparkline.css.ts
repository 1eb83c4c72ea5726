import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forced } from '../../theme/forced.css.ts';

const { color } = vars;

export const frame = style({ position: 'relative', inlineSize: '100%', blockSize: '2.5rem' });
export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: '100%', overflow: 'visible' });
const stroke = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
export const zero = style({ ...stroke, stroke: color.border.subtle, strokeWidth: 1 });
export const line = style({
  ...stroke,
  stroke: color.accent.solid,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  '@media': { [forced]: { stroke: 'Highlight' } },
});
/** Told apart without colour by its dashes. */
export const compared = style({
  ...stroke,
  stroke: color.text.muted,
  strokeWidth: 1.5,
  strokeDasharray: '4 4',
  '@media': { [forced]: { stroke: 'CanvasText' } },
});
export const last = style({
  position: 'absolute',
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: '50%',
  transform: 'translate(-50%, -50%)',
  background: color.accent.solid,
  boxShadow: `0 0 0 2px ${color.surface.raised}`,
  '@media': { [forced]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});
