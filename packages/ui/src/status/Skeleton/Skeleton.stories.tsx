import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Components/Status/Skeleton', tags: ['stable'], component: Skeleton } satisfies Meta<
  typeof Skeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 160 } },
  args: { width: '12rem' },
};
export const Block: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 240 } },
  args: { shape: 'block' },
};
export const Rows: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 240 } },
  args: { shape: 'rows', height: '10rem' },
};
export const Chart: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 240 } },
  args: { shape: 'chart', height: '10rem' },
};
export const Circle: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 160 } },
  args: { shape: 'circle' },
};
/** The place of an avatar with a name and a note: the box says that it is busy, the shapes say nothing. */
export const OfARow: Story = {
  render: () => (
    <div aria-busy="true" style={{ display: 'flex', alignItems: 'center', gap: '0.75rem' }}>
      <Skeleton shape="circle" />
      <Stack gap="xsmall">
        <Skeleton width="12rem" />
        <Skeleton width="8rem" />
      </Stack>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shapes = canvasElement.querySelectorAll('span');
    await expect(shapes).toHaveLength(3);
    for (const shape of shapes) await expect(shape).toHaveAttribute('aria-hidden', 'true');
  },
};
