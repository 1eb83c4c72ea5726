import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', { textSizeAdjust: '100%', tabSize: 2 });
globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  background: vars.color.surface.page,
  color: vars.color.text.body,
  fontFamily: vars.font.family,
  fontSize: vars.text.md.size,
  lineHeight: vars.text.md.line,
  WebkitFontSmoothing: 'antialiased',
});
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('fieldset', { border: 0, minInlineSize: 0 });
globalStyle('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
globalStyle('img, svg, video', { display: 'block', maxWidth: '100%' });
globalStyle('table', { borderCollapse: 'collapse' });
globalStyle('[hidden]', { display: 'none !important' });
const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' };
// Of no weight: what a component says of its ring counts, in whatever order the sheets come.
globalStyle(':where(:focus-visible)', ring);
// React Aria tells of the focus by script: what is focused before that runs has its ring too, until the focus moves on.
globalStyle(':is(a, button)[data-rac]:focus-visible:not([data-focused])', ring);
globalStyle('::selection', { background: vars.color.accent.solid, color: vars.color.text.onAccent });
globalStyle('*', {
  '@media': {
    '(prefers-reduced-motion: reduce)': { animationDuration: '1ms !important', transitionDuration: '0s !important' },
  },
});
