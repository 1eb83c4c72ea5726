import { style } from '@vanilla-extract/css';

// As mail programs show it: colours, letters and measures of its own, and light whatever the theme. The server writes the same (services/mail/letter.ts).
const quiet = '#4b5563';
const line = '1px solid #e5e7eb';
const sans = 'Arial, Helvetica, sans-serif';

export const desk = style({
  marginInline: 'auto',
  inlineSize: '100%',
  padding: 16,
  background: '#f3f4f6',
  colorScheme: 'light',
});
export const sheet = style({
  background: '#ffffff',
  color: '#111827',
  font: `16px/1.5 ${sans}`,
  overflowWrap: 'break-word',
});
export const head = style({ padding: '24px 24px 0', fontSize: 18, fontWeight: 700 });
export const picture = style({ display: 'block', maxInlineSize: 200, maxBlockSize: 64, blockSize: 'auto' });
export const body = style({ padding: '24px 24px 8px' });
export const lines = style({ margin: '0 0 16px', whiteSpace: 'pre-line' });
export const list = style({ margin: '0 0 16px', paddingInlineStart: 20, listStyle: 'disc' });
export const item = style({ margin: '0 0 8px' });
export const facts = style({
  inlineSize: '100%',
  margin: '0 0 16px',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
});
const cell = { padding: '6px 0', verticalAlign: 'top', borderBlockStart: line, textAlign: 'start' } as const;
export const name = style({ ...cell, inlineSize: '40%', paddingInlineEnd: 12, fontWeight: 400, color: quiet });
export const value = style({ ...cell, fontWeight: 600 });
export const signature = style({
  padding: '16px 24px 24px',
  borderBlockStart: line,
  font: `14px/1.5 ${sans}`,
  color: quiet,
  whiteSpace: 'pre-line',
});
