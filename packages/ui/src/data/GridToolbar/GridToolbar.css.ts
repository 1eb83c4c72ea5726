import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const toolbar = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  flexShrink: 0,
  minInlineSize: 0,
});

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xsmall });

export const search = style({
  flex: '1 1 14rem',
  minInlineSize: 0,
  '@container': { '(width >= 640px)': { maxInlineSize: '22rem' } },
});

export const controls = style({
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

export const push = style({ flex: 1 });

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space.medium,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.base,
  background: vars.color.surface.raised,
});

export const views = style({ minBlockSize: '2rem', minInlineSize: 0 });

export const extras = style({ display: 'flex', gap: vars.space.xsmall });

// On a phone the icons speak alone; the words stay for those who listen.
globalStyle(`${extras} button > span:last-of-type`, {
  '@container': {
    '(width < 480px)': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
