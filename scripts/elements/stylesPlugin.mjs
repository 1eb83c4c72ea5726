import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration';
import { transform } from 'lightningcss';

const sheet = resolve('packages/widgets/src/elements/styles.ts');
const globalTags = ['html', 'body'];
const isGlobal = ({ type, kind, name }) =>
  type === 'universal' ||
  (type === 'pseudo-class' && kind === 'root') ||
  (type === 'type' && globalTags.includes(name));
const isOwn = ({ type, kind }) => type === 'class' || (type === 'pseudo-class' && kind.startsWith('host'));

/** Makes one style text small; refuses selectors that mean the page: in a shadow root they find nothing, in React they would harm it. */
export function smallStyles(fileName, source) {
  const refuse = (selector) => {
    if (selector.some(isOwn) && !selector.some(isGlobal)) return;
    throw new Error(
      `${fileName} styles the page itself (:root, html, body, * or any tag); elements may only style their own.`,
    );
  };
  return transform({
    filename: fileName,
    code: Buffer.from(source),
    minify: true,
    visitor: { Selector: refuse },
  }).code.toString();
}

/** Puts the styles of vanilla-extract into the code, where they become one sheet that all elements share. Stands before its own plugin. */
export const stylesPlugin = {
  name: 'corredor-styles',
  setup(build) {
    build.onResolve({ filter: virtualCssFileFilter }, ({ path }) => ({ path, namespace: 'corredor-styles' }));
    build.onLoad({ filter: /.*/, namespace: 'corredor-styles' }, async ({ path }) => {
      const { fileName, source } = await getSourceFromVirtualCssFile(path);
      const text = JSON.stringify(smallStyles(fileName, source));
      return {
        contents: `import { addStyles } from ${JSON.stringify(sheet)}; addStyles(${text});`,
        resolveDir: process.cwd(),
      };
    });
  },
};

const given = new Map();

/** Names of two or three letters, the same in every build; in a shadow root they meet no others. */
export function shortName({ hash }) {
  const number = createHash('sha256').update(hash).digest().readUInt32BE();
  const name = `_${(number % 46_656).toString(36)}`;
  const owner = given.get(name) ?? hash;
  if (owner !== hash) throw new Error(`Two styles are called ${name}. Change the number in shortName.`);
  given.set(name, hash);
  return name;
}
