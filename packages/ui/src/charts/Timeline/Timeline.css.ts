import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

export const list = style({ display: 'flex', flexDirection: 'column' });

export const event = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.small,
  paddingBlockEnd: vars.space.large,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '2rem 0.25rem',
      insetInlineStart: 'calc(0.875rem - 0.5px)',
      inlineSize: '1px',
      background: vars.color.border.subtle,
    },
  },
});

const tones = vars.color;

export const marker = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    borderRadius: vars.radius.full,
  },
  variants: {
    tone: {
      neutral: { background: tones.neutral.tint, color: tones.neutral.text },
      accent: { background: tones.accent.tint, color: tones.accent.text },
      positive: { background: tones.positive.tint, color: tones.positive.text },
      caution: { background: tones.caution.tint, color: tones.caution.text },
      critical: { background: tones.critical.tint, color: tones.critical.text },
    },
    isPlain: {
      true: {
        background: 'transparent',
        '::after': {
          content: '',
          inlineSize: '0.5rem',
          blockSize: '0.5rem',
          borderRadius: vars.radius.full,
          background: 'currentColor',
        },
      },
    },
  },
});

export const words = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.small}`,
  minInlineSize: 0,
  paddingBlockStart: vars.space.xxsmall,
});
/** As wide as its words, so that the moment stands beside them. */
export const title = style({
  color: vars.color.text.strong,
  fontWeight: 500,
  overflowWrap: 'anywhere',
});
export const when = style({
  color: vars.color.text.muted,
  fontSize: vars.text.sm.size,
  fontVariantNumeric: 'tabular-nums',
});
export const text = style({ flexBasis: '100%', overflowWrap: 'anywhere' });
