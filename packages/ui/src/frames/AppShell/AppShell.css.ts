import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { layoutSizes } from '../../theme/layoutSizes.css.ts';
import { media } from '../../theme/media.css.ts';

const drawerWidth = `${layoutSizes.drawer}px`;
const barHeight = '64px';
const side = `clamp(${vars.space.medium}, 2.5vw, ${vars.space.xlarge})`;
const line = `1px solid ${vars.color.border.subtle}`;

export const shell = recipe({
  base: {
    minBlockSize: '100dvh',
    background: vars.color.surface.page,
    '@media': { [media.print]: { minBlockSize: 0, background: 'none' } },
  },
  // By width, since a page that was drawn before it had one may be of any.
  variants: { hasDrawer: { true: { '@media': { [`screen and ${media.md}`]: { paddingInlineStart: drawerWidth } } } } },
});

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: vars.space.xsmall,
  insetInlineStart: vars.space.xsmall,
  zIndex: layers.skipLink,
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  borderRadius: vars.radius.small,
  background: vars.color.accent.solid,
  color: vars.color.text.onAccent,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const topBar = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: layers.topBar,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  blockSize: barHeight,
  paddingInlineEnd: side,
  borderBlockEnd: line,
  background: vars.color.surface.raised,
  '@media': { [media.short]: { position: 'absolute' }, [media.print]: { display: 'none' } },
});

export const topHome = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: vars.space.xsmall,
  '@media': { [media.md]: { inlineSize: drawerWidth, paddingInline: `${vars.space.large} ${vars.space.xsmall}` } },
});

export const logo = style({ display: 'none', minInlineSize: 0, '@media': { [media.md]: { display: 'block' } } });
export const topStart = style({ flex: 1, minInlineSize: 0, paddingInlineStart: vars.space.xsmall });
export const topEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  '@media': { [media.md]: { gap: vars.space.xsmall } },
});

export const drawer = style({
  position: 'fixed',
  insetBlock: `${barHeight} 0`,
  insetInlineStart: 0,
  zIndex: layers.drawer,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: drawerWidth,
  borderInlineEnd: line,
  background: vars.color.surface.raised,
  '@media': {
    [media.short]: { position: 'absolute', insetBlockEnd: 'auto' },
    [media.belowMd]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

export const drawerScroll = style({ flex: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' });
export const drawerFooter = style({ padding: vars.space.medium, borderBlockStart: line });

export const main = style({
  paddingBlockStart: `${layoutSizes.mainOffset}px`,
  outline: 'none',
  '@media': { [media.print]: { paddingBlockStart: 0 } },
});

// All pages begin at the same edge, however wide they are; what is left on a wide screen stays free at their end.
export const content = style({
  maxInlineSize: '1440px',
  paddingInline: side,
  paddingBlockEnd: vars.space.large,
  '@media': { [media.print]: { maxInlineSize: 'none', padding: 0 } },
  // Rows may be as long as the window; words and forms may not.
  selectors: { '&:has([data-uses-width])': { maxInlineSize: 'none' } },
});

export const banner = style({
  selectors: { '&:not(:empty)': { paddingBlockEnd: vars.space.medium } },
  '@media': { [media.print]: { display: 'none' } },
});

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layers.scrim,
  background: vars.color.surface.scrim,
  transition: `opacity ${vars.motion.normal}`,
  '@media': { [media.motion]: { selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } } } },
});

export const panel = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: drawerWidth,
  maxInlineSize: '86vw',
  background: vars.color.surface.overlay,
  boxShadow: vars.shadow.overlay,
  transition: `transform ${vars.motion.normal}`,
  '@media': {
    [media.motion]: { selectors: { '&[data-entering], &[data-exiting]': { transform: 'translateX(-100%)' } } },
  },
});

export const panelInside = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', outline: 'none' });

export const panelTop = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minBlockSize: barHeight,
  paddingInline: `${vars.space.large} ${vars.space.xsmall}`,
  borderBlockEnd: line,
});
