const elementsOf = (manifest) => manifest.modules.flatMap(({ declarations }) => declarations);
const mapOf = (element) => element.name.replace('Element', 'EventMap');
const propsOf = (element) => element.name.replace('Element', 'ElementProps');
const camel = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
const comment = (text, indent = '') => `${indent}/** ${text} */\n`;
const imports = (manifest) =>
  `import type { ${elementsOf(manifest)
    .flatMap((element) => [element.name, mapOf(element)])
    .join(', ')} } from '../elements/define.js';\n`;

/** What an attribute takes as text; numbers may be numbers. */
function attributeType(text) {
  if (text === 'number') return `number | \`\${number}\``;
  if (/^\d( \| \d)*$/.test(text)) return `${text} | ${text.replace(/\d/g, "'$&'")}`;
  return text === 'boolean' ? "boolean | ''" : text;
}

/** The attributes and properties of an element as the members of an interface. */
function membersOf(element) {
  const lines = new Map();
  for (const { name, type, description } of element.attributes)
    lines.set(name, `${comment(description, '  ')}  '${name}'?: ${attributeType(type.text)} | undefined;\n`);
  for (const one of element.members) {
    if (one.kind !== 'field' || one.readonly) continue;
    const attribute = element.attributes.find(({ fieldName }) => fieldName === one.name);
    const text = attribute ? ` | ${attributeType(attribute.type.text)}` : '';
    lines.set(
      one.name,
      `${comment(one.description, '  ')}  ${one.name}?: ${element.name}['${one.name}']${text} | undefined;\n`,
    );
  }
  return [...lines.values()].join('');
}

const listenersOf = (element, nameOf) =>
  element.events
    .map(
      ({ name, description }) =>
        `${comment(description, '  ')}  ${nameOf(name)}?: ((event: ${mapOf(element)}['${name}']) => void) | undefined;\n`,
    )
    .join('');

const interfaces = (manifest, nameOf) =>
  elementsOf(manifest)
    .map(
      (element) =>
        `\n${comment(`Attributes, properties and events of \`<${element.tagName}>\`.`)}export interface ${propsOf(element)} {\n${membersOf(element)}${listenersOf(element, nameOf)}}\n`,
    )
    .join('');

const tags = (manifest, typeOf, indent) =>
  elementsOf(manifest)
    .map((element) => `${comment(element.description, indent)}${indent}'${element.tagName}': ${typeOf(element)};\n`)
    .join('');

/** Types of the elements for JSX in React 19. */
export const jsxTypes = (manifest) =>
  `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
${imports(manifest)}
type Props<Own, Element> = Own & Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Own>;
${interfaces(manifest, (name) => `'on${name}'`)}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${tags(manifest, (element) => `Props<${propsOf(element)}, ${element.name}>`, '      ')}    }
  }
}
`;

/** Types of the elements for templates of Vue 3. */
export const vueTypes = (manifest) =>
  `import type { DefineComponent, HTMLAttributes } from 'vue';
${imports(manifest)}
type Props<Own> = Own & Omit<HTMLAttributes, keyof Own>;
${interfaces(manifest, (name) => camel(`on-${name}`))}
declare module 'vue' {
  interface GlobalComponents {
${tags(manifest, (element) => `DefineComponent<Props<${propsOf(element)}>>`, '    ')}  }
}
`;
