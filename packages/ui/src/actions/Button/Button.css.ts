import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.css.ts';

const { color, control, space, radius, text, motion } = vars;

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.375rem',
    flexShrink: 0,
    maxInlineSize: '100%',
    margin: 0,
    border: '1px solid transparent',
    fontFamily: 'inherit',
    fontWeight: 500,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${motion.fast}, border-color ${motion.fast}, color ${motion.fast}`,
    outline: 'none',
    selectors: {
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
      '&[data-disabled], &[aria-disabled=true]:not([data-pending])': { cursor: 'not-allowed', opacity: 0.5 },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': { '(forced-colors: active)': { borderColor: 'ButtonBorder' }, [media.print]: { display: 'none' } },
  },
  variants: {
    tone: {
      accent: {
        background: color.accent.solid,
        color: color.text.onAccent,
        selectors: { '&[data-hovered], &[data-pressed]': { background: color.accent.solidHover } },
      },
      neutral: {
        background: color.surface.raised,
        borderColor: color.neutral.border,
        color: color.text.strong,
        selectors: { '&[data-hovered], &[data-pressed], &[aria-expanded="true"]': { background: color.surface.hover } },
      },
      quiet: {
        background: 'transparent',
        color: color.text.body,
        selectors: {
          '&[data-hovered], &[data-pressed], &[aria-expanded="true"]': {
            background: color.surface.hover,
            color: color.text.strong,
          },
        },
      },
      critical: {
        background: color.critical.solid,
        color: color.text.onAccent,
        selectors: { '&[data-hovered], &[data-pressed]': { background: color.critical.solidHover } },
      },
    },
    size: {
      small: {
        minBlockSize: `calc(${control.height} - 0.5rem)`,
        paddingInline: '0.625rem',
        fontSize: text.sm.size,
        lineHeight: '1rem',
        borderRadius: radius.small,
      },
      medium: {
        minBlockSize: control.height,
        paddingInline: control.padding,
        fontSize: text.md.size,
        lineHeight: text.md.line,
        borderRadius: radius.base,
      },
      large: {
        minBlockSize: '3rem',
        paddingInline: space.large,
        fontSize: text.lg.size,
        lineHeight: text.lg.line,
        borderRadius: radius.base,
      },
    },
    isFullWidth: { true: { inlineSize: '100%' }, false: {} },
    isIconOnly: { true: { paddingInline: 0, aspectRatio: '1' }, false: {} },
  },
  defaultVariants: { tone: 'neutral', size: 'medium', isFullWidth: false, isIconOnly: false },
});
