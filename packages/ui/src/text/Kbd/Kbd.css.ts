import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '1.25rem',
  blockSize: '1.25rem',
  paddingInline: '0.25rem',
  border: `1px solid ${vars.color.neutral.border}`,
  borderRadius: '5px',
  background: vars.color.surface.sunken,
  color: vars.color.text.body,
  fontFamily: 'inherit',
  fontSize: vars.text.xs.size,
  lineHeight: 1,
  fontWeight: 500,
  whiteSpace: 'nowrap',
});
export const combo = style({ display: 'inline-flex', flexShrink: 0, gap: '3px' });
