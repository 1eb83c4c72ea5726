import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../actions/Link/index.ts';
import { Card } from '../../layout/Card/index.ts';
import { Columns } from '../../layout/Columns/index.ts';
import { WizardSteps } from '../../navigation/Stepper/index.ts';
import { Text } from '../../text/Text/index.ts';
import { FullPageFrame } from './FullPageFrame.tsx';

const steps = [
  { id: 'invoice', title: 'Invoice details' },
  { id: 'payment', title: 'Payment' },
];

const meta = {
  title: 'Components/Frames/FullPageFrame',
  tags: ['stable'],
  component: FullPageFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: (
      <Link href="/" tone="strong">
        Brand
      </Link>
    ),
    topEnd: <Link href="/orders">Back to orders</Link>,
    title: 'Checkout',
    context: 'Nothing is charged before you confirm.',
    steps: <WizardSteps label="Checkout" steps={steps} current="payment" />,
    children: (
      <Columns>
        <Card title="Card">
          <Text>Fields stand here.</Text>
        </Card>
        <Card title="Total">
          <Text>1,250.00</Text>
        </Card>
      </Columns>
    ),
  },
} satisfies Meta<typeof FullPageFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Narrow: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 960, height: 640 } },
  args: { width: 'narrow' },
};
