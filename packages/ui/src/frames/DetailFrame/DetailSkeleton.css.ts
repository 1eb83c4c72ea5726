import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { space, text } = vars;
const line = { display: 'flex', alignItems: 'center' } as const;

/** As high as Breadcrumbs. */
export const crumbs = style({ ...line, blockSize: '1.5rem' });
export const head = style({ display: 'flex', flexDirection: 'column', gap: space.medium });
/** A PageHeader of a title and one line of context. */
export const title = style({ ...line, blockSize: text.xxl.line });
export const context = style({ ...line, marginBlockStart: space.xsmall, blockSize: text.md.line });
/** A TermBar with its days. */
export const term = style({ ...line, blockSize: '4.5rem' });
/** A DescriptionList in four columns. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(100%, 11rem), calc((100% - 4.5rem) / 4)), 1fr))',
  columnGap: space.large,
  rowGap: space.medium,
});
export const fact = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  blockSize: `calc(${text.sm.line} + 2px + ${text.md.line})`,
});
export const tabbed = style({ display: 'flex', flexDirection: 'column', gap: space.large });
/** As high as Tabs. */
export const tabs = style({ ...line, gap: space.large, blockSize: '2.75rem', paddingInline: space.small });
