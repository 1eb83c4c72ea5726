import { pathToFileURL } from 'node:url';
import { readElementTypes } from './elementTypes.mjs';

const source = 'packages/widgets/src/elements';
const open = (file) => import(pathToFileURL(`${source}/${file}`).href);

/**
 * custom-elements.json, made of the tables that drive the elements, the compiler's types, and the sentences of the contract. Throws where one
 * of them knows a name that the others do not.
 */
export async function makeManifest() {
  const { toAttribute } = await open('kinds.ts');
  const { properties } = await open('contract/styles.ts');
  const types = readElementTypes();
  const styles = Object.entries(properties).map(([name, [usual, description]]) => ({
    name,
    default: usual,
    description,
  }));
  const elements = await Promise.all(
    ['directory', 'profile'].map(async (name) => {
      const { contract } = await open(`contract/${name}.ts`);
      return { name, ...declare(contract, types, toAttribute, styles) };
    }),
  );
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: [
      module(
        'elements/define.js',
        elements.map(({ declaration }) => declaration),
        elements.map(exported),
      ),
      ...elements.map((element) => module(`elements/${element.name}.js`, [], [defined(element)])),
    ],
  };
}

const module = (path, declarations, exports) => ({ kind: 'javascript-module', path, declarations, exports });
const at = (declaration) => ({ name: declaration.name, module: 'elements/define.js' });
const exported = ({ declaration }) => ({ kind: 'js', name: declaration.name, declaration: at(declaration) });
const defined = ({ declaration }) => ({
  kind: 'custom-element-definition',
  name: declaration.tagName,
  declaration: at(declaration),
});

function declare(contract, types, toAttribute, styles) {
  const members = types.membersOf(contract.className);
  const memberOf = (name) => {
    if (!members[name]) throw new Error(`${contract.className} has no ${name}.`);
    return members[name];
  };
  const attributes = Object.entries(contract.attributes).map(([fieldName, description]) => {
    const usual = usualOf(contract.kinds[fieldName]);
    // The same word is a property of its own, which is read only.
    const isOwn = fieldName in contract.properties;
    const { type, isList } = isOwn ? { type: 'string | undefined' } : memberOf(fieldName);
    const facts = { description, ...(usual && { default: usual }) };
    return {
      attribute: {
        name: toAttribute(fieldName),
        ...(!isOwn && { fieldName }),
        type: { text: isList ? 'string' : type.replace(' | undefined', '') },
        ...facts,
      },
      field: isOwn ? [] : [field(fieldName, type, { ...facts, attribute: toAttribute(fieldName), reflects: true })],
    };
  });
  return {
    declaration: {
      kind: 'class',
      customElement: true,
      name: contract.className,
      tagName: contract.tag,
      description: contract.description,
      superclass: { name: 'HTMLElement' },
      attributes: attributes.map(({ attribute }) => attribute),
      members: [
        ...attributes.flatMap(({ field: one }) => one),
        ...Object.entries(contract.properties).map(([name, description]) =>
          field(name, memberOf(name).type, {
            description,
            ...(['state', 'whenReady'].includes(name) && { readonly: true }),
          }),
        ),
        field('version', 'string', { description: 'The version of the element.', static: true, readonly: true }),
        field('observedAttributes', 'readonly string[]', { static: true, readonly: true }),
        ...Object.entries(contract.methods).map(([name, description]) => method(name, memberOf(name), description)),
      ],
      events: types.eventsOf(contract.events).map(({ type, ...event }) => ({ ...event, type: { text: type } })),
      slots: named(contract.slots),
      cssParts: named(contract.parts),
      cssProperties: styles,
      cssStates: named(contract.states),
    },
  };
}

const field = (name, type, facts) => ({ kind: 'field', name, type: { text: type }, ...facts });
const named = (table) => Object.entries(table).map(([name, description]) => ({ name, description }));

/** Parameters that every browser knows keep their names. */
const method = (name, { parameters, answer }, description) => ({
  kind: 'method',
  name,
  description,
  parameters,
  return: { type: { text: answer } },
});

function usualOf(kind) {
  const usual = kind(null, () => {});
  if (usual === undefined || (Array.isArray(usual) && usual.length === 0)) return undefined;
  if (Array.isArray(usual)) return `'${usual.join(' ')}'`;
  return typeof usual === 'string' ? `'${usual}'` : String(usual);
}
