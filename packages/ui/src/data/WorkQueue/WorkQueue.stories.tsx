import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarClock, SquareCheck, Truck } from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { LinkButton } from '../../actions/LinkButton/index.ts';
import { Chip } from '../../status/Chip/index.ts';
import { Text } from '../../text/Text/index.ts';
import { type WorkItem, WorkQueue } from './index.ts';

const amount = (value: string) => (
  <Text as="strong" weight="semibold" isNumeric>
    {value}
  </Text>
);
const items: WorkItem[] = [
  {
    id: 'late',
    icon: Truck,
    iconLabel: 'Delivery',
    tone: 'critical',
    title: 'Bakery of the North',
    href: '/orders/7',
    mark: <Chip tone="critical">Late by 12 days</Chip>,
    note: 'Order 7 · due on Jan 29, 2026',
    figure: amount('$1,240.50'),
    action: <Button size="small">Deliver</Button>,
  },
  {
    id: 'ending',
    icon: CalendarClock,
    iconLabel: 'Contract',
    tone: 'caution',
    title: 'Clinic Santa Aurora',
    href: '/contracts/3',
    note: 'Contract 3 · ends in 12 days',
    figure: amount('$980.00'),
    action: (
      <LinkButton size="small" href="/contracts/3/renew">
        Renew
      </LinkButton>
    ),
  },
  {
    id: 'task',
    icon: SquareCheck,
    iconLabel: 'Task',
    title: 'Call the carrier',
    href: '/tasks/9',
    note: 'For today, 09:30',
    action: <Button size="small">Complete</Button>,
  },
];
const meta = {
  title: 'Components/Data/WorkQueue',
  tags: ['stable'],
  component: WorkQueue,
  args: { label: 'To do today', items },
  decorators: [(Story) => <div style={{ maxInlineSize: '44rem' }}>{Story()}</div>],
} satisfies Meta<typeof WorkQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

/** j and k go from action to action, Home and End to the ends; other keys are left to the page. */
export const Default: Story = {
  tags: ['snapshot', 'all-looks'],
  parameters: { snapshot: { width: 760, height: 240 } },
  play: async ({ canvas, userEvent }) => {
    const deliver = await canvas.findByRole('button', { name: 'Deliver' });
    const renew = canvas.getByRole('link', { name: 'Renew' });
    const complete = canvas.getByRole('button', { name: 'Complete' });
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Bakery of the North' })).toHaveFocus());
    await userEvent.keyboard('j');
    await waitFor(() => expect(renew).toHaveFocus());
    await userEvent.keyboard('j');
    await waitFor(() => expect(complete).toHaveFocus());
    // The last stays.
    await userEvent.keyboard('j');
    await waitFor(() => expect(complete).toHaveFocus());
    await userEvent.keyboard('k{ArrowUp}');
    await waitFor(() => expect(deliver).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(complete).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(deliver).toHaveFocus());
    await userEvent.keyboard('{Control>}j{/Control}x');
    await waitFor(() => expect(deliver).toHaveFocus());
  },
};
/** Outside the list letters do nothing. */
export const FocusElsewhere: Story = {
  decorators: [
    (Story) => (
      <>
        <Button>Beside it</Button>
        {Story()}
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const beside = await canvas.findByRole('button', { name: 'Beside it' });
    beside.focus();
    await userEvent.keyboard('jk');
    await waitFor(() => expect(beside).toHaveFocus());
  },
};
/** Below 480 px a row has three lines: title and figure, mark and action, and the note in full width. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
  tags: ['snapshot'],
  parameters: { snapshot: { width: 360, height: 400 } },
};
/** What is done goes, and the next takes its place and the focus. */
export const Done: Story = {
  render: function Render({ label }) {
    const [left, setLeft] = useState(['Bakery', 'Clinic', 'Carrier', 'Depot']);
    return (
      <WorkQueue
        label={label}
        items={left.map((name) => ({
          id: name,
          icon: SquareCheck,
          iconLabel: 'Task',
          title: name,
          href: `/tasks/${name}`,
          note: 'For today',
          action:
            name === 'Carrier' ? (
              <LinkButton size="small" href="/carrier">
                Review
              </LinkButton>
            ) : (
              <Button
                size="small"
                aria-label={`Complete: ${name}`}
                onPress={() => setLeft((before) => before.filter((one) => one !== name))}
              >
                Complete
              </Button>
            ),
        }))}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Complete: Bakery' })).focus();
    await userEvent.keyboard('j{Enter}');
    // The next row is worked by a link.
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Review' })).toHaveFocus());
    await expect(canvas.queryByText('Clinic')).not.toBeInTheDocument();
  },
};
export const Cruel: Story = {
  args: {
    items: [
      {
        id: 'long',
        icon: Truck,
        iconLabel: 'Delivery',
        tone: 'critical',
        title: 'Compañía Ecuatoriana de Maquinaria Agrícola y Repuestos Industriales del Litoral S.A.',
        href: '/orders/8',
        mark: <Chip tone="critical">Late by 1,234 days</Chip>,
        note: 'Order 2026-000000000000000123456789 · instalment 12 of 12 · due on September 30, 2024',
        figure: amount('$123,456,789,012.34'),
        action: <Button size="small">Register payment</Button>,
      },
      ...items,
    ],
  },
};
