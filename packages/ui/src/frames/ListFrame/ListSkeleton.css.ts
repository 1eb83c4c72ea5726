import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const edge = `1px solid ${vars.color.border.subtle}`;
const line = { display: 'flex', alignItems: 'center', gap: vars.space.xsmall } as const;

/** As high as the head of a list: a title and one line of context. */
export const head = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall });
export const title = style({ ...line, blockSize: vars.text.xxl.line });
export const context = style({ ...line, blockSize: vars.text.md.line });
/** Views and states, then search, filters, export and columns. */
export const toolbar = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small });
export const views = style({ ...line, minBlockSize: '2rem' });
export const tools = style({ ...line, blockSize: vars.control.height });
export const push = style({ flex: 1 });
export const rows = style({
  border: edge,
  borderRadius: vars.radius.base,
  background: vars.color.surface.raised,
  overflow: 'hidden',
});
export const row = style({
  ...line,
  gap: vars.space.xlarge,
  blockSize: vars.control.row,
  paddingInline: vars.space.medium,
  selectors: { '&:first-child': { borderBlockEnd: edge, boxSizing: 'content-box' } },
});
