import type { Meta, StoryObj } from '@storybook/react-vite';
import reactDoor, * as stories from '../../public/profile/BrokerProfile.stories.tsx';
import { AsElement, loadElements, onElement } from './asElement.tsx';

const tag = 'corredor-profile';
const meta = {
  title: 'Screens/Embedded widgets/corredor-profile',
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
export const Blocks: Story = through(stories.Blocks);
export const QrAndShare: Story = through(stories.QrAndShare);
export const ContactButton: Story = through(stories.ContactButton);
export const NotFound: Story = through(stories.NotFound);
export const Failed: Story = through(stories.Failed);
export const LongTexts: Story = through(stories.LongTexts);
export const Landline: Story = through(stories.Landline);
export const Phone: Story = {
  ...through(stories.Phone),
  decorators: [(Story) => <div style={{ maxInlineSize: '20.5rem' }}>{Story()}</div>],
};
