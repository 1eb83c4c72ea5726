// What must have arrived in the bundle of the app.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const assets = (extension) => globSync(join(import.meta.dirname, 'dist', 'assets', `*.${extension}`));
const textOf = (extension) =>
  assets(extension)
    .map((path) => readFileSync(path, 'utf8'))
    .join('');

assert.match(textOf('js'), /Guardar/);
assert.match(textOf('css'), /data-pressed/, 'the styles of the components');
assert.match(textOf('css'), /@font-face/, 'the globals');
assert.equal(assets('woff2').length, 1, 'one font file, whether CSS or code names it');
assert.equal(
  textOf('js').match(/__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/g)?.length,
  1,
  'one React',
);
