// What must have arrived in the bundle of the app.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const assets = (extension) => globSync(join(import.meta.dirname, 'dist', 'assets', `*.${extension}`));
const textOf = (extension) =>
  assets(extension)
    .map((path) => readFileSync(path, 'utf8'))
    .join('');

assert.ok(/Guardar/.test(textOf('js')));
assert.ok(/data-pressed/.test(textOf('css')), 'the styles of the components');
assert.ok(/@font-face/.test(textOf('css')), 'the globals');
assert.ok(/--corredor-color-accent/.test(textOf('css')), 'the styles of the React components');
assert.ok(/corredor-directory.*corredor-profile/s.test(textOf('js')), 'the elements');
assert.ok(/adoptedStyleSheets/.test(textOf('js')), 'the styles of the elements');
const heldInStyles = textOf('css').match(/data:font\/woff2/g) ?? [];
assert.equal(
  assets('woff2').length + heldInStyles.length,
  3,
  'each font file once, whether CSS or code names it; small ones stand in the styles',
);
assert.equal(
  textOf('js').match(/__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/g)?.length,
  1,
  'one React',
);
