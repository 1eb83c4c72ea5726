import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import { elementPlugins } from './buildElements.mjs';

// Where the package's own dependencies are found, and git does not look.
const folder = mkdtempSync(resolve('packages/widgets/node_modules/.planted-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds an element's code with one more style in it, with the plugins of the real build. */
function buildWith(style) {
  const file = join(folder, 'planted.css.ts');
  writeFileSync(file, `import { globalStyle, style } from '@vanilla-extract/css';\n${style}\n`);
  writeFileSync(join(folder, 'entry.ts'), "import './planted.css.ts';\n");
  return build({
    entryPoints: [join(folder, 'entry.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
    plugins: elementPlugins(),
  });
}

describe('the build of the elements', () => {
  it.each(['body', 'html', '*', ':root', 'button', 'a:hover', 'body .notice', ':is(ul, ol) > li'])(
    'fails where a style means the page: %s',
    async (selector) => {
      const planted = `export const own = style({ color: 'red' }); globalStyle('${selector}', { color: 'red' });`;
      await expect(buildWith(planted)).rejects.toThrow(/planted\.css\.ts.* styles the page itself/);
    },
  );

  it('takes a style of its own, with its states and what stands in it', async () => {
    const { outputFiles } = await buildWith(
      `const own = style({ color: 'red', selectors: { '&:not(:first-child):hover': { color: 'blue' }, '&::before': { content: '""' } } });
       globalStyle(\`\${own} > a\`, { color: 'green' });`,
    );
    expect(outputFiles[0].text).toContain('addStyles(');
  });
});
