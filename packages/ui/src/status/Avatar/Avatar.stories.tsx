import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../../layout/Inline/index.ts';
import { Text } from '../../text/Text/index.ts';
import { Avatar } from './index.ts';

const meta = {
  title: 'Components/Status/Avatar',
  tags: ['stable'],
  component: Avatar,
  args: { name: 'Ada Byron' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 160 } },
  render: () => (
    <Inline gap="small">
      <Avatar name="Ada Byron" size="small" />
      <Avatar name="Inés Cárdenas" />
      <Avatar name="Seguros del Pacífico" shape="company" size="large" />
      <Avatar name="Byron" size="huge" />
      <Avatar name="Broken Picture" src="/nowhere.png" size="large" />
    </Inline>
  ),
};
/** Names that stand below one another are told apart by their hue, and by its light or deep ground. */
export const Hues: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 160 } },
  render: () => (
    <Inline gap="small">
      {[
        ...['Ana Cevallos', 'Luis Mora', 'Inés Cárdenas', 'Juan Andrade', 'Rosa Vera', 'Pedro Paredes', 'Elena Ortiz'],
        ...['Carlos Zambrano', 'Sofía Benalcázar', 'María Mora', 'José Vera', 'Ada Byron', 'Ana Ortiz', 'Luis Vera'],
      ].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Inline>
  ),
};
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#0259c1"/><circle cx="4" cy="3" r="1.5" fill="#fff"/><circle cx="4" cy="8" r="3" fill="#fff"/></svg>')}`;
/** The name stands beside the picture. */
export const WithPicture: Story = {
  args: { src: picture, size: 'large' },
  render: (args) => (
    <Inline gap="small">
      <Avatar {...args} />
      <Text>{args.name}</Text>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
  },
};
