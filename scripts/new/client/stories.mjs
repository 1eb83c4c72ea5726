import { exampleName } from '../example.mjs';
import { fixture, literal } from './parts.mjs';

/** Within a sentence a label begins with a small letter, but for one in capitals. */
const inSentence = (label) => (/^\p{Lu}(?:\p{Lu}|$)/u.test(label) ? label : label[0].toLowerCase() + label.slice(1));

/** How a story fills a field in; what has a first value is left as it is. */
function typing({ type, label, kind }) {
  const box = (role) => `canvas.getByRole('${role}', { name: ${literal(label.en)} })`;
  if (type === 'text' || type === 'longtext') return `await userEvent.type(${box('textbox')}, 'Texto');`;
  if (type === 'money') return `await userEvent.type(${box('textbox')}, '10.00');`;
  if (type === 'number') return `await userEvent.type(${box('textbox')}, '3');`;
  if (type === 'date')
    return `await userEvent.click(within(${box('group')}).getAllByRole('spinbutton')[0] ?? document.body);
    await userEvent.keyboard('01122026');`;
  if (type === 'ref')
    // Typed, as a list that is only opened closes again where the page scrolls to its field.
    return `await userEvent.type(${box('combobox')}, '${exampleOfKind[kind.name]}');
    await userEvent.click(await screen.findByRole('option', { name: /${exampleOfKind[kind.name]}/ }));`;
  return '';
}
const exampleOfKind = {
  customer: 'Lucía',
  vehicle: 'PDF',
  provider: 'Seguros',
  branch: 'Vehículos',
  coverage: 'Daño parcial',
};
const fixtureOfKind = {
  customer: 'aCustomer',
  vehicle: 'aVehicle',
  provider: 'aProvider',
  branch: 'aBranch',
  coverage: 'aCoverage',
};
const listOfKind = {
  customer: 'listCustomers',
  vehicle: 'listVehicles',
  provider: 'listProviders',
  branch: 'listBranches',
  coverage: 'listCoverages',
};

/** The stories of the form. */
export function formStoriesOf(entity, from, { stories: testing }) {
  const { name, plural, Type, en, fields } = entity;
  const [first, ...others] = fields;
  const required = others.filter(({ isRequired }) => isRequired);
  const kinds = [...new Set(required.flatMap(({ kind }) => kind?.name ?? []))];
  const steps = required.map(typing).filter(Boolean);
  const fixtures = kinds.map((kind) => fixtureOfKind[kind]);
  const usesWithin = required.some(({ type }) => type === 'date');
  const said = literal(exampleName(entity));
  return `${kinds.length > 0 ? `import { ${[...fixtures, 'aPage'].sort().join(', ')} } from '@corredor/core/fixtures';\n` : ''}import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, ${kinds.length > 0 ? 'screen, ' : ''}waitFor${usesWithin ? ', within' : ''} } from 'storybook/test';
import { answers, ${kinds.length > 0 ? 'answering, ' : ''}failing, resolving } from '${from(testing)}';
import { ${Type}Form } from './${Type}Form.tsx';
import { ${fixture(entity)} } from './${plural}.fixtures.ts';

const onGo = fn();
const sent = fn();
const meta = {
  title: 'Screens/${entity.Types}/${Type}Form',
  component: ${Type}Form,
  parameters: { start: '${entity.path}/create', onGo },
  beforeEach: () => {
    onGo.mockClear();
    sent.mockClear();
  },
} satisfies Meta<typeof ${Type}Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  parameters: answers(
${kinds.map((kind) => `    answering('${listOfKind[kind]}', aPage([${fixtureOfKind[kind]}()])),`).join('\n')}
    resolving('create${Type}', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(${fixture(entity)}(), { status: 201 });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: ${literal(first.label.en)} }), ${said});
    ${steps.join('\n    ')}
    await userEvent.click(canvas.getByRole('button', { name: ${literal(`Create ${en.one}`)} }));
    await waitFor(() => expect(onGo).toHaveBeenCalledWith('${entity.path}/25'));
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ ${first.column}: ${said} }));
  },
};
/** What is missing is listed by name, and each line leads to its field. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: ${literal(`Create ${en.one}`)} }));
    await userEvent.click(await canvas.findByRole('button', { name: ${literal(`${first.label.en}: Enter the ${inSentence(first.label.en)}`)} }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: ${literal(first.label.en)} })).toHaveFocus());
  },
};
export const Known: Story = { args: { ${name}: ${fixture(entity)}() } };
/** What the server finds wrong goes to its field; nothing typed is lost. */
export const Refused: Story = {
  args: { ${name}: ${fixture(entity)}() },
  parameters: answers(
    failing('update${Type}', 'invalid', { detail: 'Check the fields.', errors: { ${first.name}: ['Taken.'] } }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: ${literal(first.label.en)} }), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: ${literal(`Save ${en.one}`)} }));
    await expect(await canvas.findByRole('button', { name: ${literal(`${first.label.en}: Taken.`)} })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: ${literal(first.label.en)} })).toHaveValue(${literal(`${exampleName(entity)} 2`)});
  },
};
/** Somebody else saved meanwhile: both are shown, and one is chosen. */
export const Conflict: Story = {
  args: { ${name}: ${fixture(entity)}() },
  parameters: answers(
    failing('update${Type}', 'stale', { current: ${fixture(entity)}({ ${first.name}: 'Otro', version: 2 }) }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: ${literal(first.label.en)} }), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: ${literal(`Save ${en.one}`)} }));
    await expect(await within(document.body).findByText('Otro')).toBeVisible();
  },
};
`.replace(/(waitFor)( \} from 'storybook\/test')/, '$1, within$2');
}

/** The stories of the list as it is drawn. */
export function listStoriesOf(entity, from, { lists, stories: testing }) {
  const { plural, Type, Types, en, fields } = entity;
  const [first] = fields;
  const filter = fields.find(({ type }) => type === 'enum');
  const said = literal(exampleName(entity));
  const newOne = literal(`New ${en.one}`);
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aList } from '${from(lists.replace('index.ts', 'lists.fixtures.ts'))}';
import { listViewStates } from '${from(testing)}';
import { ${Type}ListView } from './${Type}ListView.tsx';
import { ${fixture(entity)} } from './${plural}.fixtures.ts';

const rows = [${fixture(entity)}(), ${fixture(entity)}({ id: 26, ${first.name}: 'Otro' })];
const longName = 'Un nombre largo que no cabe en ninguna columna, con palabras y más palabras hasta el final '.repeat(2).slice(0, ${first.most - 5});
const many = Array.from({ length: 200 }, (_, index) => ${fixture(entity)}({ id: index + 1, ${first.name}: \`\${index + 1} \${longName}\` }));
const list = aList(rows);
const meta = {
  title: 'Screens/${Types}/${Type}ListView',
  component: ${Type}ListView,
  args: { list },
} satisfies Meta<typeof ${Type}ListView>;
export default meta;
type Story = StoryObj<typeof meta>;
const states = listViewStates(list, {
  emptyText: ${literal(`No ${en.many} yet`)},
  create: { role: 'link', name: ${newOne} },${
    filter
      ? `
  filters: { ${filter.name}: '${filter.values[1]}' },
  chip: ${literal(`${filter.label.en}:`)},`
      : ''
  }
  many,
});

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: ${said} })).toBeVisible();
    await expect(canvas.getByRole('link', { name: ${newOne} })).toBeVisible();
  },
};
export const Loading: Story = states.loading;
/** Nothing yet: says what they are for, and offers the first one. */
export const Empty: Story = states.empty;
export const NoMatch: Story = states.noMatch;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
/** Long names and as many rows as a page can have. */
export const Cruel: Story = states.cruel;
export const ReadOnly: Story = states.readOnly;
`;
}
