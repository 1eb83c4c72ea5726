import { aCoverage, aPage } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { answering, answers, empty, failing, offersInRow, slow } from '../testing/index.ts';
import { CoveragesScreen } from './CoveragesScreen.tsx';

const rows = [aCoverage(), aCoverage({ id: 27, name: 'Grúa', coverage_type: 'help', description: null })];
const longName =
  'Pérdida de beneficios por rotura de maquinaria y montaje de equipo electrónico de contratistas '.repeat(2);
const many = aPage(
  Array.from({ length: 200 }, (_, index) => aCoverage({ id: index + 1, name: `${index} ${longName}` })),
  4321,
);
const meta = {
  title: 'Screens/CoveragesScreen',
  component: CoveragesScreen,
  parameters: {
    start: '/app/configuration/coverages',
    ...answers(answering('listCoverages', aPage(rows)), answering('getCoverage', aCoverage())),
  },
} satisfies Meta<typeof CoveragesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Administrator: Story = {
  globals: { locale: 'es' },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1440, height: 900 } },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'Daño parcial' })),
};
/** Reads everything, changes nothing: no button that would be refused. */
export const Viewer: Story = {
  globals: { role: 'viewer' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Daño parcial' }));
    const panel = await screen.findByRole('dialog', { name: 'Daño parcial' });
    await expect(within(panel).getByText('Daños que no llegan a la pérdida total.')).toBeVisible();
    await expect(screen.queryByRole('link', { name: /Edit|New coverage/ })).not.toBeInTheDocument();
  },
};
/** An address with a filter speaks of the branch by its name. */
export const Filtered: Story = {
  parameters: { start: '/app/configuration/coverages?branch=7&coverage_type=coverage' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vehículos', { selector: 'li *' })).toBeVisible();
  },
};
/** A coverage that policies have stays, and the dialog leads to them. */
export const Held: Story = {
  parameters: answers(
    answering('listCoverages', aPage([aCoverage()])),
    failing('deleteCoverage', 409, {
      code: 'held',
      detail: 'It cannot be deleted: other records depend on it.',
      held_by: [{ model: 'policy', count: 2 }],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Actions|More/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete coverage' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete coverage' }));
    const holders = await question.findByRole('link', { name: '2 policies depend on it.' });
    await expect(holders).toHaveAttribute('href', `/app/management/policies?coverage=${aCoverage().id}`);
  },
};
/** Does everything of the business with a row, deleting too. */
export const Broker: Story = {
  globals: { role: 'broker' },
  play: async (context) => {
    await expect(await context.canvas.findByRole('link', { name: 'New coverage' })).toBeVisible();
    await offersInRow(context, ['View', 'Edit', 'Delete']);
  },
};
/** Adds, but neither changes nor deletes. */
export const Assistant: Story = {
  globals: { role: 'assistant' },
  play: async (context) => {
    await expect(await context.canvas.findByRole('link', { name: 'New coverage' })).toBeVisible();
    await offersInRow(context, ['View']);
  },
};
export const Loading: Story = {
  parameters: answers(slow('listCoverages')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Coverages' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Daño parcial' })).not.toBeInTheDocument();
  },
};
export const Empty: Story = {
  parameters: answers(empty('listCoverages')),
  play: async ({ canvas }) => expect(await canvas.findByText('No coverages yet')).toBeVisible(),
};
export const NoMatch: Story = {
  parameters: { start: '/app/configuration/coverages?search=zz', ...answers(empty('listCoverages')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches')).toBeVisible();
    await expect(canvas.queryByText('No coverages yet')).not.toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: answers(failing('listCoverages', 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
/** A refusal is no failure: trying again would change nothing. */
export const Forbidden: Story = {
  globals: { role: 'viewer' },
  parameters: answers(
    failing('listCoverages', 403, {
      code: 'permission_denied',
      detail: "You don't have permission to access to this resource",
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have permission to access to this resource")).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
};
/** Long names and as many rows as a page can have. */
export const Cruel: Story = {
  parameters: answers(answering('listCoverages', many)),
  play: async ({ canvas }) => expect(await canvas.findByText(/4,?321/)).toBeVisible(),
};
