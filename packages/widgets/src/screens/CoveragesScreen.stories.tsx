import { aCoverage, aPage } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { answering, answers, failing, listStates } from '../testing/index.ts';
import { CoveragesScreen } from './CoveragesScreen.tsx';

const rows = [aCoverage(), aCoverage({ id: 27, name: 'Grúa', coverage_type: 'help', description: null })];
const longName =
  'Pérdida de beneficios por rotura de maquinaria y montaje de equipo electrónico de contratistas '.repeat(2);
const many = aPage(
  Array.from({ length: 200 }, (_, index) => aCoverage({ id: index + 1, name: `${index} ${longName}` })),
  4321,
);
const meta = {
  title: 'Screens/Coverages/CoveragesScreen',
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
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Daño parcial' });
    await expect(await canvas.findByRole('button', { name: 'Vistas' })).toBeVisible();
  },
};
/** Reads everything, changes nothing: no button that would be refused. */
export const Viewer: Story = {
  globals: { role: 'viewer' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Daño parcial' }));
    const panel = await screen.findByRole('dialog', { name: 'Daño parcial' });
    await expect(await within(panel).findByText('Daños que no llegan a la pérdida total.')).toBeVisible();
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
    failing('deleteCoverage', 'held', {
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
const states = listStates({
  list: 'listCoverages',
  start: '/app/configuration/coverages',
  title: 'Coverages',
  emptyText: 'No coverages yet',
  row: 'Daño parcial',
  create: { role: 'link', name: 'New coverage' },
  broker: ['Detail', 'Edit', 'Delete'],
  assistant: ['Detail'],
  many,
});
/** Does everything of the business with a row, deleting too. */
export const Broker: Story = states.broker;
/** Adds, but neither changes nor deletes. */
export const Assistant: Story = states.assistant;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const NoMatch: Story = states.noMatch;
export const Failed: Story = states.failed;
/** A refusal is no failure: trying again would change nothing. */
export const Forbidden: Story = states.forbidden;
/** Long names and as many rows as a page can have. */
export const Cruel: Story = states.cruel;
