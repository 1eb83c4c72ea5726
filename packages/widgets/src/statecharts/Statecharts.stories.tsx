import { records, scenarios } from '@corredor/machines/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MachineChart } from './MachineChart.tsx';
import { Statechart } from './Statechart.tsx';

const meta = {
  title: 'Statecharts',
  component: MachineChart,
  // Nine charts at once would be no page to read; the docs page explains them instead.
  tags: ['!autodocs'],
  parameters: { screen: { width: 1440, height: 900 } },
} satisfies Meta<typeof MachineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Presses one after the other, and sees each state that they lead to. */
const stepsThrough =
  (...steps: [event: string, state: string][]): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    for (const [event, state] of steps) {
      await userEvent.click(await canvas.findByRole('button', { name: event }));
      const panel = within(canvas.getByRole('region', { name: 'Step through' }));
      await expect(panel.getByText(state, { selector: 'strong' })).toBeVisible();
      for (const name of state.split(' · '))
        await expect(
          canvas.getAllByRole('group', { name: name.split('.').at(-1) ?? '', current: 'step' }).length,
        ).toBeGreaterThan(0);
    }
  };

export const Session: Story = {
  args: { machine: 'session' },
  play: stepsThrough(
    ['login.submit', 'loggingIn'],
    [/* The server takes the password. */ 'error logIn: 401 not_authenticated', 'loggedOut'],
  ),
};
export const LayoutGates: Story = {
  args: { machine: 'layout-gates' },
  play: stepsThrough(
    ['session.change · has_partner: true, valid_subscription: true, subscription_payed: false', 'paymentPending'],
    ['session.change · has_partner: true, valid_subscription: true, subscription_payed: true', 'open'],
  ),
};
/** Undoes a step, and is told why another is not possible. */
export const PolicyLifecycle: Story = {
  args: { machine: 'policy-lifecycle' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText('canMove says no')).toBeVisible();
    await stepsThrough(
      ['action.choose · action: close', 'confirming.open'],
      ['observations.write', 'confirming.open'],
      ['action.confirm', 'running'],
      ['error makeMove: 412 stale', 'stale'],
    )(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByText('running', { selector: 'strong' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(canvas.getByText('Nothing yet.')).toBeVisible();
  },
};
export const Inactivity: Story = {
  args: { machine: 'inactivity' },
  play: stepsThrough(['after untilWarning', 'warning'], ['leave.choose', 'keeping']),
};
export const RowEditing: Story = {
  args: { machine: 'row-editing' },
  play: stepsThrough(['row.add', 'checking'], ['done findObstacle: null', 'pending.writing']),
};
export const ImportWizard: Story = {
  args: { machine: 'import-wizard' },
  play: stepsThrough(['file.choose', 'reading'], ['error readFile: no connection', 'choosing']),
};
export const NotificationSocket: Story = {
  args: { machine: 'notification-socket' },
  play: stepsThrough(
    [
      'done getTicket: a ticket',
      'socket.connecting.opening · series.idle · pause.over · network.online · page.shown · posting.idle',
    ],
    ['socket.open', 'socket.open.asking · series.idle · pause.over · network.online · page.shown · posting.idle'],
  ),
};
export const LiveAnnouncer: Story = {
  args: { machine: 'live-announcer' },
  play: stepsThrough(['live.gain', 'connection.live · news.quiet'], ['news.arrive', 'connection.live · news.said']),
};
export const PaymentStepper: Story = {
  args: { machine: 'payment-stepper' },
  play: stepsThrough(
    ['invoice.fill', 'paying.open'],
    ['payment.confirm', 'tokenising'],
    ['error tokeniseCard: no answer', 'paying.unreadable'],
  ),
};
/** What no test walks is told by a circle, a dotted line and words. */
export const PartlyWalked: Story = {
  args: { machine: 'inactivity' },
  globals: { locale: 'es', theme: 'dark' },
  render: ({ machine }) => (
    <Statechart
      scenario={scenarios[machine]}
      about="Un registro que se quedó a medias."
      record={{ paths: 9, transitions: records[machine].transitions.slice(0, 9) }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Las pruebas recorren 9 de \d+ transiciones/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'after patience sin recorrer por las pruebas' })).toBeVisible();
  },
};
