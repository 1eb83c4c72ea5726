import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './index.ts';

const meta = {
  title: 'Components/Data/DescriptionList',
  tags: ['stable'],
  component: DescriptionList,
  args: {
    columns: 3,
    items: [
      { term: 'Insurer', detail: 'Seguros del Pacífico' },
      { term: 'Branch', detail: 'Vehicles' },
      { term: 'Term', detail: '31 Jan 2026 – 31 Jan 2027' },
      { term: 'Total premium', detail: '$1,250.00' },
      { term: 'Deductible', detail: null },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Above: Story = { tags: ['snapshot'], parameters: { snapshot: { width: 640, height: 240 } } };
export const Beside: Story = { args: { layout: 'beside' } };
