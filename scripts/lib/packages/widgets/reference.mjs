const says = {
  en: {
    attributes: ['Attributes', 'Attribute', 'Values', 'Default', 'Meaning'],
    frame: 'A plain frame takes of these, in its address',
    properties: ['Properties without an attribute', 'Property', 'Type', 'Meaning'],
    methods: ['Methods', 'Method', 'Meaning'],
    events: ['Events', 'Event', '`event.detail`', 'Meaning'],
    slots: ['Slots', 'Slot', 'Meaning'],
    unnamed: '(default)',
    parts: ['Parts', 'Part', 'What it is'],
    states: ['States', 'State', 'When'],
    tokens: ['Tokens of both', 'Token', 'Default', 'Meaning'],
  },
  es: {
    attributes: ['Atributos', 'Atributo', 'Valores', 'Si falta', 'Significado'],
    frame: 'De estos, un marco recibe en su dirección',
    properties: ['Propiedades sin atributo', 'Propiedad', 'Tipo', 'Significado'],
    methods: ['Métodos', 'Método', 'Significado'],
    events: ['Eventos', 'Evento', '`event.detail`', 'Significado'],
    slots: ['Slots', 'Slot', 'Significado'],
    unnamed: '(sin nombre)',
    parts: ['Parts', 'Part', 'Qué es'],
    states: ['Estados', 'Estado', 'Cuándo'],
    tokens: ['Tokens de los dos', 'Token', 'Si falta', 'Significado'],
  },
};
const begins = "<!-- Generated from the elements' contract by scripts/generate.mjs. Do not edit. -->";
const ends = '<!-- The end of what is generated. -->';

/** A page with what stands between its two markers made anew. */
export function between(page, text) {
  const [before, rest] = page.split(`${begins}\n`);
  const after = rest?.split(ends)[1];
  if (after === undefined) throw new Error('A page has lost the markers of what is generated.');
  return `${before}${begins}\n\n${text}\n${ends}${after}`;
}

const code = (text) => (text === undefined ? '' : `\`${text.replaceAll('|', '\\|')}\``);

function table(names, rows) {
  const all = [names, ...rows];
  const widths = names.map((_name, at) => Math.max(...all.map((row) => row[at].length)));
  const line = (cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |\n`;
  return line(names) + line(widths.map((width) => '-'.repeat(width))) + rows.map(line).join('');
}

const section = ([title, ...names], rows, mark = '####') => `${mark} ${title}\n\n${table(names, rows)}`;

/** The address of a frame has underscores; whose profile it is stands in its path. */
const inFrame = ({ attributes }) =>
  attributes
    .filter(({ name, words }) => words.inFrame && name !== 'alias')
    .map(({ name }) => name.replaceAll('-', '_'))
    .join(' ');

/** The reference of the partner's guide in one language: a table for each list of the contract. */
export function guideReference({ elements, tokens }, manifest, language) {
  const say = says[language];
  const parts = elements.map((element) => {
    const { contract, attributes } = element;
    const promised = promisedBy(manifest, contract.tag);
    const told = (list, nameOf) => Object.entries(list).map(([name, words]) => [nameOf(name), words[language]]);
    const tables = [
      section(
        say.attributes,
        attributes.map(({ name, words }) => {
          const { type, default: usual } = promised.attribute(name);
          return [code(name), code(type.text), code(usual?.replaceAll("'", '')), words[language]];
        }),
      ),
      `${say.frame}: ${code(inFrame(element))}.\n`,
      section(
        say.properties,
        Object.entries(contract.properties).map(([name, words]) => [
          code(name),
          code(promised.member(name).type.text),
          words[language],
        ]),
      ),
      section(
        say.methods,
        told(contract.methods, (name) => code(`${name}(${parametersOf(promised.member(name))})`)),
      ),
      section(
        say.events,
        promised.events.map(({ name, type, description }) => [
          code(name),
          code(detailOf(type)),
          language === 'en' ? description : contract.eventsInSpanish[name],
        ]),
      ),
      section(
        say.slots,
        told(contract.slots, (name) => (name ? code(name) : say.unnamed)),
      ),
      section(say.parts, told(contract.parts, code)),
      section(
        say.states,
        told(contract.states, (name) => code(`:state(${name})`)),
      ),
    ];
    return `### \`<${contract.tag}>\`\n\n${tables.join('\n')}`;
  });
  const rows = tokens.map((token) => [code(token.name), code(token.usual), token[language]]);
  return [...parts, section(say.tokens, rows, '###')].join('\n');
}

/** What the elements take, for programs: the same lists in one line each. */
export function programReference({ elements, tokens }, manifest) {
  const parts = elements.map((element) => {
    const { contract, attributes } = element;
    const promised = promisedBy(manifest, contract.tag);
    const told = (title, list, nameOf) =>
      `${title}:\n\n${Object.entries(list)
        .map(([name, { en }]) => `- ${nameOf(name)}: ${en}\n`)
        .join('')}`;
    const lists = [
      `Attributes:\n\n${attributes.map((attribute) => `- ${code(attribute.name)}${valuesOf(attribute)}: ${attribute.words.en}\n`).join('')}`,
      `A plain frame takes, in its address: ${code(inFrame(element))}.\n`,
      told('Properties without an attribute', contract.properties, code),
      told('Methods', contract.methods, (name) => code(`${name}(${parametersOf(promised.member(name))})`)),
      `Events, all bubbling and composed:\n\n${promised.events.map(({ name, type, description }) => `- \`${name}\`, detail \`${detailOf(type)}\`: ${description}\n`).join('')}`,
      told('Slots', contract.slots, (name) => (name ? code(name) : 'without a name')),
      told('Parts, for `::part()`', contract.parts, code),
      told('States', contract.states, (name) => code(`:state(${name})`)),
    ];
    return `## <${contract.tag}>\n\n${contract.description}\n\n${lists.join('\n')}`;
  });
  const set = tokens.map(({ name, usual, en }) => `- ${code(name)} (default \`${usual}\`): ${en}\n`).join('');
  return [...parts, `## Theme: custom properties on the element or around it\n\n${set}`].join('\n');
}

function valuesOf({ kind, options, bounds, usual, isNumber }) {
  const values = {
    choice: () => (isNumber ? options.toSorted() : options).join('|'),
    words: () => 'words',
    list: () => 'list',
    number: () => bounds.join('-'),
    flag: () => 'there or not',
    text: () => '',
  }[kind]();
  const facts = [values, usual && `default ${usual}`].filter(Boolean);
  return facts.length > 0 ? ` (${facts.join('; ')})` : '';
}

function promisedBy(manifest, tag) {
  const element = manifest.modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === tag);
  return {
    events: element.events,
    attribute: (wanted) => element.attributes.find(({ name }) => name === wanted),
    member: (wanted) => element.members.find(({ name, static: isStatic }) => name === wanted && !isStatic),
  };
}

const detailOf = ({ text }) => text.replace(/^CustomEvent<(.*)>$/s, '$1');
const parametersOf = ({ parameters }) =>
  parameters.map(({ name, optional }) => name + (optional ? '?' : '')).join(', ');
