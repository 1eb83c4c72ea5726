const groups = ['what', 'look', 'behaviour'];
const plain = (text) => text.replaceAll('`', '');
const helpOf = (element, { name, isShared }) => [isShared ? 'both' : element.name, name];

/** The playground's controls and the events that it listens to, as a file of TypeScript. */
export function playgroundFacts({ elements }) {
  const lists = (rowsOf) =>
    elements.map((element) => `  ${element.name}: [\n${rowsOf(element).join('')}  ],\n`).join('');
  return `// Generated from the elements' contract by scripts/generate.mjs. Do not edit.
import type { Control, WidgetName } from './controls.ts';

/** Every attribute of the two elements, in the order in which the playground shows them. */
export const controls: Record<WidgetName, readonly Control[]> = {
${lists((element) => inGroups(element.attributes).map((attribute) => `    ${control(element, attribute)},\n`))}};

/** What each element tells. */
export const eventNames: Record<WidgetName, readonly string[]> = {
${lists(({ contract }) => Object.keys(contract.eventsInSpanish).map((name) => `    '${name}',\n`))}};
`;
}

const inGroups = (attributes) => groups.flatMap((group) => attributes.filter(({ words }) => words.group === group));

function control(element, attribute) {
  const { name, words, kind, options, usual, bounds, isNumber } = attribute;
  const { group, inFrame } = words;
  const facts = {
    name,
    group,
    help: helpOf(element, attribute).join('.'),
    inFrame,
    kind,
    options,
    usual,
    bounds,
    isNumber,
  };
  const written = Object.entries(facts).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ')}`],
  );
  return `{ ${written.join(', ')} }`;
}

/** The playground's words in one language, with the sentences about attributes and tokens in their places; the others stay as they are. */
export function playgroundWords(messages, { elements, tokens }, language) {
  const help = { both: {}, ...Object.fromEntries(elements.map(({ name }) => [name, {}])) };
  for (const element of elements)
    for (const attribute of element.attributes) {
      const [part, name] = helpOf(element, attribute);
      help[part][name] = plain(attribute.words[language]);
    }
  const token = Object.fromEntries(tokens.map((one) => [one.name.replace('--corredor-', ''), plain(one[language])]));
  return `${JSON.stringify({ ...JSON.parse(messages), help, token }, null, 2)}\n`;
}
