import { expect, it } from 'vitest';
import { smallStyles } from './smallStyles.mjs';

it('publishes styles as they are meant, without what only the build reads', () => {
  const styles = `/* vanilla-extract-css-ns:tokens.css.ts.vanilla.css?source=#H4sIAAAA */
._a {
  --color: var(--corredor-color-accent, light-dark(oklch(0.5347 0.1899 258), oklch(0.6605 0.18 258)));
}`;
  expect(smallStyles(styles)).toBe(
    '._a{--color:var(--corredor-color-accent,light-dark(oklch(53.47% .1899 258),oklch(66.05% .18 258)))}',
  );
});
