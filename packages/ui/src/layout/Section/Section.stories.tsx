import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { Text } from '../../text/Text/index.ts';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { Section, SectionHead } from './index.ts';

const meta = {
  title: 'Components/Layout/Section',
  tags: ['new'],
  component: Section,
  args: {
    title: 'Beneficiaries',
    description: 'Who is paid',
    actions: <Button size="small">Add</Button>,
    children: <Text>Ana Lucía Cevallos, 100%</Text>,
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The head alone, for a frame that draws a section its own way. */
export const Head: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 120 } },
  render: ({ title, description, actions }) => (
    <SectionHead id="head" title={title} description={description} actions={actions} />
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Beneficiaries' })).toBeVisible(),
};
/** On the page and on a card the head is one. */
export const BesideACard: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Stack gap="large">
      <Section {...args} />
      <Card {...args} title="Vehicles" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [page, card] = ['Beneficiaries', 'Vehicles'].map((name) => {
      const { fontSize, fontWeight, lineHeight } = getComputedStyle(canvas.getByRole('heading', { name }));
      return { fontSize, fontWeight, lineHeight };
    });
    await expect(page).toEqual(card);
    await expect(page?.fontSize).toBe('16px');
    await expect(canvas.getByRole('region', { name: 'Beneficiaries' })).toBeVisible();
  },
};
