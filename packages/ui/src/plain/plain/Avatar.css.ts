import { style } from '@vanilla-extract/css';
import { tint, token } from '../plainTokens/index.ts';

export const avatar = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  boxSizing: 'border-box',
  overflow: 'hidden',
  borderRadius: `calc(${token.radius} * 0.75)`,
  border: `1px solid ${token.border}`,
  background: tint(token.accent, 12),
  color: token.text,
  fontWeight: 600,
  userSelect: 'none',
});
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain', background: '#fff' });
