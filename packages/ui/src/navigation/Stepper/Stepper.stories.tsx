import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { MenuButton } from '../../actions/Menu/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { type Step, Stepper } from './Stepper.tsx';
import { WizardSteps } from './WizardSteps.tsx';

const steps: Step[] = [
  { id: '1', title: '15 Jan', note: '208.33', state: 'Paid', tone: 'positive' },
  { id: '2', title: '15 Feb', note: '208.33', state: 'Late', tone: 'critical' },
  { id: '3', title: '15 Mar', note: '208.33', state: 'Due soon', tone: 'caution', isCurrent: true },
  { id: '4', title: '15 Apr', note: '208.35', state: 'On time', tone: 'neutral' },
];

const meta = {
  title: 'Components/Navigation/Stepper',
  tags: ['stable'],
  component: Stepper,
  args: { label: 'Payments', steps },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = { tags: ['snapshot'] };
export const Vertical: Story = { args: { orientation: 'vertical' } };
/** The amounts stand in a column, with what they come to below. */
export const WithTotal: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 320 } },
  args: {
    orientation: 'vertical',
    steps: steps.map(({ note, ...step }) => ({ ...step, figure: note })),
    total: { label: 'Total', note: '625.01 open', figure: '833.34' },
  },
  play: async ({ canvas }) => {
    const endOf = (text: string) => canvas.getByText(text).getBoundingClientRect().right;
    await expect(endOf('833.34')).toBe(endOf('208.35'));
  },
};
/** A menu stays in the line where buttons go below. */
export const SmallActions: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 360, height: 400 } },
  args: {
    ...WithTotal.args,
    steps: steps.map(({ note, ...step }) => ({
      ...step,
      figure: note,
      hasSmallActions: !step.isCurrent,
      actions: step.isCurrent ? (
        <Button size="small">Pay</Button>
      ) : (
        <MenuButton isIconOnly size="small" label={`More: ${step.title}`} items={[{ id: 'pay', label: 'Pay' }]} />
      ),
    })),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    const menu = topOf(canvas.getByRole('button', { name: 'More: 15 Apr' }));
    await expect(Math.abs(menu - topOf(canvas.getByText('208.35')))).toBeLessThan(12);
    await expect(topOf(canvas.getByRole('button', { name: 'Pay' }))).toBeGreaterThan(
      topOf(canvas.getByText('15 Mar')) + 12,
    );
  },
};
export const Twelve: Story = {
  args: {
    steps: Array.from({ length: 12 }, (_, index) => ({
      id: `${index}`,
      title: `15 / ${index + 1}`,
      note: '1,208.33',
      state: index < 5 ? 'Paid' : 'On time',
      tone: index < 5 ? 'positive' : 'neutral',
      isCurrent: index === 5,
    })),
  },
};
export const Narrow: Story = { decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>] };

const wizard = [
  { id: 'invoice', title: 'Invoice details' },
  { id: 'payment', title: 'Payment' },
  { id: 'done', title: 'Done' },
];
export const Wizard: Story = {
  render: () => (
    <Stack gap="xlarge">
      <WizardSteps label="Checkout" steps={wizard} current="invoice" />
      <WizardSteps label="Checkout, second" steps={wizard} current="payment" />
    </Stack>
  ),
};
export const WizardNarrow: Story = {
  ...Wizard,
  globals: { locale: 'es' },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
};
