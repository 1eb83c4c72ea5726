import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import reactDoor, * as stories from '../../public/directory/BrokerDirectory.stories.tsx';
import { AsElement, insideOf, loadElements, onElement } from './asElement.tsx';

const tag = 'corredor-directory';
const meta = {
  title: 'Screens/Embedded widgets/corredor-directory',
  component: reactDoor.component,
  tags: ['stable'],
  parameters: { isReading: true },
  loaders: [loadElements],
  args: reactDoor.args,
  render: (args) => <AsElement tag={tag} args={args} />,
} satisfies Meta<typeof reactDoor.component>;
export default meta;
type Story = StoryObj<typeof meta>;
const through = onElement(tag);

export const Ready: Story = through(stories.Ready);
export const Searches: Story = through(stories.Searches);
export const Filters: Story = through(stories.Filters);
export const Locked: Story = through(stories.Locked);
export const More: Story = through(stories.More);
export const Failed: Story = through(stories.Failed);
export const RateLimited: Story = through(stories.RateLimited);
export const Malformed: Story = through(stories.Malformed);
/** What a partner puts into a slot stays in its page, and is shown in ours. */
export const Cancelled: Story = {
  args: stories.Cancelled.args,
  play: async ({ canvas, canvasElement }) => {
    const inside = within(await insideOf(canvasElement, tag));
    await waitFor(() => expect(inside.getByRole('status')).toBeEmptyDOMElement());
    await expect(canvas.getByText('Our own brokers')).toBeVisible();
  },
};
/** The profile is an element of its own in the list's place. */
export const Inline: Story = {
  args: { target: 'inline', onSelect: undefined },
  play: async ({ canvasElement, userEvent }) => {
    const frame = await insideOf(canvasElement, tag);
    await userEvent.click(await within(frame).findByRole('link', { name: 'Costa Seguros' }));
    await waitFor(() => expect(frame.querySelector('corredor-profile')).toHaveProperty('alias', 'costa'));
    await userEvent.click(within(frame).getByRole('button', { name: 'Back to the list' }));
    await waitFor(() => expect(within(frame).getByRole('link', { name: 'Costa Seguros' })).toHaveFocus());
  },
};
