import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { space, text, control } = vars;
const line = { display: 'flex', alignItems: 'center' } as const;

/** A PageHeader with Breadcrumbs. */
export const head = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall });
export const crumbs = style({ ...line, blockSize: '1.5rem' });
export const title = style({ ...line, blockSize: text.xxl.line });
export const groupTitle = style({ ...line, blockSize: text.lg.line });
/** A field below its label. */
export const field = style({
  display: 'grid',
  gridTemplateRows: `auto ${control.height}`,
  gap: space.xxsmall,
});
export const label = style({ ...line, blockSize: text.sm.line });
