import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

const boxBase = style({
  minInlineSize: 0,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.base,
  background: vars.color.surface.raised,
  transition: `border-color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
  selectors: { '&[data-hovered], &:has(> [data-hovered])': { borderColor: vars.color.border.control } },
});
export const box = styleVariants({
  medium: [boxBase, { padding: vars.space.medium }],
  small: [boxBase, { padding: `${vars.space.small} ${vars.space.medium}` }],
});
/** Number and note: beside one another as far as there is room. Neighbours whose names take another line keep their figures level. Small ones stand one below the other, each level with its neighbours'. */
export const amount = styleVariants({
  medium: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.small,
    marginBlockStart: 'auto',
  },
  small: { display: 'contents' },
});
export const whole = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

const statBase = style({
  color: vars.color.text.body,
  textDecoration: 'none',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
export const stat = styleVariants({
  medium: [statBase, { display: 'flex', flexDirection: 'column', gap: vars.space.xsmall }],
  // Its name, number and note lie in the rows of a grid around it, where there is one.
  small: [
    statBase,
    {
      display: 'grid',
      gridTemplateRows: 'subgrid',
      gridRow: 'span 3',
      alignItems: 'start',
      rowGap: vars.space.xxsmall,
    },
  ],
});

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  fontWeight: 500,
  overflowWrap: 'anywhere',
});

const tones = {
  neutral: { color: vars.color.text.muted },
  positive: { color: vars.color.positive.text },
  caution: { color: vars.color.caution.text },
  critical: { color: vars.color.critical.text },
};

export const icon = recipe({ base: { display: 'inline-flex', flexShrink: 0 }, variants: { tone: tones } });

const valueBase = style({
  display: 'flex',
  alignItems: 'center',
  color: vars.color.text.strong,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
});

const sized = ({ size, line }: { size: string; line: string }) => ({
  minBlockSize: line,
  fontSize: size,
  lineHeight: line,
});
export const value = styleVariants({
  medium: [valueBase, sized(vars.text.xxl)],
  small: [valueBase, sized(vars.text.xl)],
});

export const waiting = style({ display: 'grid', inlineSize: '100%', alignItems: 'center' });
export const hidden = style({ gridArea: '1 / 1', visibility: 'hidden' });
export const bar = style({ gridArea: '1 / 1' });

export const note = recipe({
  base: {
    minBlockSize: vars.text.sm.line,
    display: 'flex',
    alignItems: 'center',
    fontSize: vars.text.sm.size,
    lineHeight: vars.text.sm.line,
  },
  variants: { tone: tones },
});
