import { aCoverage } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aList } from '../../frames/lists/lists.fixtures.ts';
import { listViewStates } from '../../testing/index.ts';
import { CoverageListView } from './CoverageListView.tsx';

const rows = [
  aCoverage(),
  aCoverage({ id: 26, name: 'Auto sustituto', coverage_type: 'benefit', description: null }),
  aCoverage({ id: 27, name: 'Grúa', coverage_type: 'help' }),
];
const longName =
  'Pérdida de beneficios por rotura de maquinaria y montaje de equipo electrónico de contratistas '.repeat(2);
const many = Array.from({ length: 200 }, (_, index) => aCoverage({ id: index + 1, name: `${index + 1} ${longName}` }));

const list = aList(rows, { onRetry: fn() });
const meta = {
  title: 'Screens/Coverages/CoverageListView',
  component: CoverageListView,
  args: {
    list,
  },
} satisfies Meta<typeof CoverageListView>;
export default meta;
type Story = StoryObj<typeof meta>;
const states = listViewStates(list, {
  emptyText: 'No coverages yet',
  create: { role: 'link', name: 'New coverage' },
  filters: { coverage_type: 'help' },
  chip: 'Type:',
  many,
});

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Daño parcial' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New coverage' })).toBeVisible();
  },
};
export const Loading: Story = states.loading;
/** Nothing yet: says what coverages are for and offers the first one. */
export const Empty: Story = states.empty;
export const NoMatch: Story = states.noMatch;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
/** Long names and as many rows as a page can have. */
export const Cruel: Story = states.cruel;
export const ReadOnly: Story = states.readOnly;
