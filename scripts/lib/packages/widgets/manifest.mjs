import { readElementTypes } from './elementTypes.mjs';

/**
 * custom-elements.json, made of the contract with the tables that drive the elements (readContract) and of the compiler's types. Throws where
 * one of them knows a name that the others do not.
 */
export function makeManifest({ elements: told, tokens }) {
  const types = readElementTypes();
  const styles = tokens.map(({ name, usual, en }) => ({ name, default: usual, description: en }));
  const elements = told.map((element) => ({ name: element.name, ...declare(element, types, styles) }));
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

function declare({ contract, attributes: told }, types, styles) {
  const members = types.membersOf(contract.className);
  const memberOf = (name) => {
    if (!members[name]) throw new Error(`${contract.className} has no ${name}.`);
    return members[name];
  };
  const attributes = told.map((attribute) => {
    const { name, fieldName, words } = attribute;
    const usual = usualOf(attribute);
    // The same word is a property of its own, which is read only.
    const isOwn = fieldName in contract.properties;
    const { type, isList } = isOwn ? { type: 'string | undefined' } : memberOf(fieldName);
    const facts = { description: words.en, default: usual || undefined };
    return {
      attribute: {
        name,
        fieldName: isOwn ? undefined : fieldName,
        type: { text: isList ? 'string' : type.replace(' | undefined', '') },
        ...facts,
      },
      field: isOwn ? [] : [field(fieldName, type, { ...facts, attribute: name, reflects: true })],
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
        ...Object.entries(contract.properties).map(([name, words]) =>
          field(name, memberOf(name).type, {
            description: words.en,
            readonly: ['state', 'whenReady'].includes(name) || undefined,
          }),
        ),
        field('version', 'string', { description: 'The version of the element.', static: true, readonly: true }),
        field('observedAttributes', 'readonly string[]', { static: true, readonly: true }),
        ...Object.entries(contract.methods).map(([name, words]) => method(name, memberOf(name), words.en)),
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
const named = (table) => Object.entries(table).map(([name, words]) => ({ name, description: words.en }));

/** Parameters that every browser knows keep their names. */
const method = (name, { parameters, answer }, description) => ({
  kind: 'method',
  name,
  description,
  parameters,
  return: { type: { text: answer } },
});

function usualOf({ kind, usual, isNumber }) {
  if (kind === 'flag') return 'false';
  if (usual === undefined || usual === 'none') return undefined;
  return kind === 'number' || isNumber ? usual : `'${usual}'`;
}
