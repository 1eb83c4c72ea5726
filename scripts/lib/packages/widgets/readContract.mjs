import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const source = 'packages/widgets/src/elements';
const mark = '?described';
const described = new URL('describedKinds.mjs', import.meta.url).href;
const tables = /^\.\/sharedKinds\.ts$/;

/** A table that is imported with the mark takes its kinds from describedKinds.mjs; nothing of this reaches partners' pages. */
const hooks = {
  resolve(specifier, context, next) {
    if (!context.parentURL?.endsWith(mark)) return next(specifier, context);
    if (specifier === './kinds.ts') return { url: described, shortCircuit: true };
    const found = next(specifier, context);
    return tables.test(specifier) ? { ...found, url: found.url + mark } : found;
  },
};

const open = (file, query = '') => import(pathToFileURL(`${source}/${file}`).href + query);

/** Both elements as the contract and their tables tell them, with every attribute by its name in HTML; and the custom properties. */
export async function readContract() {
  const { toAttribute } = await open('attributes.ts');
  const { properties } = await open('contract/styles.ts');
  const { sharedAttributes } = await open('contract/contract.ts');
  const readers = registerHooks(hooks);
  const elements = [];
  for (const name of ['directory', 'profile']) {
    const { contract } = await open(`contract/${name}.ts`);
    const kinds = (await open(`${name}Kinds.ts`, mark))[`${name}Kinds`];
    const attributes = Object.entries(contract.attributes).map(([fieldName, words]) => ({
      name: toAttribute(fieldName),
      fieldName,
      words,
      isShared: words === sharedAttributes[fieldName],
      ...kinds[fieldName],
    }));
    elements.push({ name, contract, attributes });
  }
  readers.deregister();
  return { elements, tokens: Object.entries(properties).map(([name, token]) => ({ name, ...token })) };
}
