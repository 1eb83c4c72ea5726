import { exampleName, exampleValue } from '../example.mjs';
import { capital } from '../names.mjs';
import { fixture, literal } from './parts.mjs';

/** The screen of the list. */
export const listScreenOf = (
  { path, Type, Types },
  from,
  { feature },
) => `import { ${Type}List } from '${from(`${feature}/index.ts`)}';

/** \`${path}\` */
export function ${Types}Screen() {
  return <${Type}List />;
}
`;
/** The screen of one record. */
export const formScreenOf = (
  { path, Type },
  from,
  { feature },
) => `import { ${Type}Form, ${Type}Record } from '${from(`${feature}/index.ts`)}';

/** \`${path}/create\`, \`/{id}\` and \`/{id}/update\` */
export function ${Type}Screen({ id, isEditing }: { id?: number; isEditing?: boolean }) {
  return id === undefined ? <${Type}Form /> : <${Type}Record id={id} isEditing={isEditing} />;
}
`;

/** The stories of the screen of the list. */
export function listScreenStoriesOf(entity, from, { stories: testing, feature }) {
  const { plural, path, Type, Types, en, fields } = entity;
  const [first] = fields;
  const told = fields.find(({ type, name }) => ['text', 'longtext'].includes(type) && name !== first.name);
  const said = literal(exampleName(entity));
  return `import { aPage } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { ${fixture(entity)} } from '${from(`${feature}/${plural}.fixtures.ts`)}';
import { answering, answers, listStates } from '${from(testing)}';
import { ${Types}Screen } from './${Types}Screen.tsx';

const rows = [${fixture(entity)}(), ${fixture(entity)}({ id: 26, ${first.name}: 'Otro' })];
const longName = 'Un nombre largo que no cabe en ninguna columna, con palabras y más palabras hasta el final '.repeat(2).slice(0, ${first.most - 5});
const many = aPage(
  Array.from({ length: 200 }, (_, index) => ${fixture(entity)}({ id: index + 1, ${first.name}: \`\${index} \${longName}\` })),
  4321,
);
const meta = {
  title: 'Screens/${Types}/${Types}Screen',
  component: ${Types}Screen,
  parameters: {
    start: '${path}',
    ...answers(answering('list${Types}', aPage(rows)), answering('get${Type}', ${fixture(entity)}())),
  },
} satisfies Meta<typeof ${Types}Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Administrator: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: ${said} });
    await expect(await canvas.findByRole('button', { name: 'Vistas' })).toBeVisible();
  },
};
/** Reads everything, changes nothing: no button that would be refused. */
export const Viewer: Story = {
  globals: { role: 'viewer' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: ${said} }));
    const panel = await screen.findByRole('dialog', { name: ${said} });
    await expect(await within(panel).findByText(${told ? literal(exampleValue(entity, told)) : "'Last change'"})).toBeVisible();
    await expect(screen.queryByRole('link', { name: /Edit|New ${en.one}/ })).not.toBeInTheDocument();
  },
};
const told = listStates({
  list: 'list${Types}',
  start: '${path}',
  title: ${literal(capital(en.many))},
  emptyText: ${literal(`No ${en.many} yet`)},
  row: ${said},
  create: { role: 'link', name: ${literal(`New ${en.one}`)} },
${entity.app === 'finance_app' ? "  adds: ['broker'],\n" : ''}  broker: ['Detail', 'Edit', 'Delete'],
  assistant: ['Detail'],
  many,
});
/** Does everything of the business with a row, deleting too. */
export const Broker: Story = told.broker;
/** Adds, but neither changes nor deletes. */
export const Assistant: Story = told.assistant;
export const Loading: Story = told.loading;
export const Empty: Story = told.empty;
export const NoMatch: Story = told.noMatch;
export const Failed: Story = told.failed;
/** A refusal is no failure: trying again would change nothing. */
export const Forbidden: Story = told.forbidden;
/** Long names and as many rows as a page can have. */
export const Cruel: Story = told.cruel;
`;
}

/** The stories of the screen of one record. */
export function formScreenStoriesOf(entity, from, { stories: testing, feature }) {
  const { plural, path, Type, Types, fields } = entity;
  const [first] = fields;
  const label = literal(first.label.en);
  const said = literal(exampleName(entity));
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ${fixture(entity)} } from '${from(`${feature}/${plural}.fixtures.ts`)}';
import { answering, answers, failing, slow } from '${from(testing)}';
import { ${Type}Screen } from './${Type}Screen.tsx';

const meta = {
  title: 'Screens/${Types}/${Type}Screen',
  component: ${Type}Screen,
  parameters: { start: '${path}/25/update', ...answers(answering('get${Type}', ${fixture(entity)}())) },
} satisfies Meta<typeof ${Type}Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page to read: its facts and its history; the form opens on Edit. */
export const Record: Story = {
  args: { id: 25 },
  parameters: { start: '${path}/25' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: ${said} })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '${path}/25/update');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};
/** Reads everything, changes nothing: no button that would be refused. */
export const Viewer: Story = {
  args: { id: 25 },
  globals: { role: 'viewer' },
  parameters: { start: '${path}/25' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: ${said} })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  },
};
export const Create: Story = { parameters: { start: '${path}/create' } };
export const Update: Story = {
  args: { id: 25, isEditing: true },
  globals: { locale: 'es' },
  play: async ({ canvas }) => void (await canvas.findByDisplayValue(${said})),
};
/** Leaving with unsaved input asks first. */
export const Guarded: Story = {
  args: { id: 25, isEditing: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: ${label} }), ' 2');
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: ${label} })).toHaveValue(${literal(`${exampleName(entity)} 2`)}));
  },
};
export const Loading: Story = { args: { id: 25, isEditing: true }, parameters: answers(slow('get${Type}')) };
export const Missing: Story = {
  args: { id: 99, isEditing: true },
  parameters: answers(failing('get${Type}', 'not_found')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This record does not exist')).toBeVisible();
  },
};
export const Failed: Story = { args: { id: 25, isEditing: true }, parameters: answers(failing('get${Type}', 'internal')) };
export const Forbidden: Story = {
  args: { id: 25, isEditing: true },
  parameters: answers(failing('get${Type}', 'permission_denied', { detail: "You don't have permission to access to this resource" })),
};
/** Names as long as they may be. */
export const Cruel: Story = {
  args: { id: 25 },
  parameters: answers(answering('get${Type}', ${fixture(entity)}({ ${first.name}: 'Nombre'.repeat(${Math.floor(first.most / 6)}) }))),
};
`;
}
