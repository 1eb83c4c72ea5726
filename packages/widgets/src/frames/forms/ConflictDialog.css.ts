import { vars } from '@corredor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const table = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
globalStyle(`${table} th, ${table} td`, {
  textAlign: 'start',
  verticalAlign: 'top',
  padding: vars.space.xsmall,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  overflowWrap: 'anywhere',
});
globalStyle(`${table} thead th`, { color: vars.color.text.muted });
