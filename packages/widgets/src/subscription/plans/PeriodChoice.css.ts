import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, control, radius, text, motion } = vars;
const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Around the choice and all prices. */
export const chooser = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium });
const ofAnnual = `${chooser}:has(input[value="annual"]:checked) &`;
export const monthly = style({ selectors: { [ofAnnual]: { display: 'none' } } });
export const annual = style({ display: 'none', selectors: { [ofAnnual]: { display: 'block' } } });

export const legend = style(unseen);
export const group = style({
  position: 'relative',
  display: 'inline-flex',
  alignSelf: 'flex-start',
  padding: '2px',
  gap: '2px',
  borderRadius: radius.base,
  background: color.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
});
export const input = style({ ...unseen, margin: 0 });
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: `calc(${control.height} - 0.5rem)`,
  paddingInline: control.padding,
  border: '1px solid transparent',
  borderRadius: '9px',
  color: color.text.body,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  fontWeight: 500,
  cursor: 'pointer',
  transition: `background-color ${motion.fast}, color ${motion.fast}`,
  selectors: {
    '&:hover': { color: color.text.strong },
    '&:has(:checked)': {
      background: color.surface.overlay,
      borderColor: color.neutral.border,
      color: color.text.strong,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '-1px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});
