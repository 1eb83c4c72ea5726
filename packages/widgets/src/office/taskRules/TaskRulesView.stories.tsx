import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { TaskRulesView } from './TaskRulesView.tsx';
import { someTaskRules } from './taskRules.fixtures.ts';

const rules = someTaskRules();
const meta = {
  title: 'Screens/Tasks/TaskRulesView',
  component: TaskRulesView,
  args: {
    state: { status: 'ready', rules },
    switching: undefined,
    onAdd: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onSwitch: fn(),
    onLate: fn(),
    starters: [],
    starting: undefined,
    onStart: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TaskRulesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each rule with its sentence, its switch, and what can be done with it. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [late, renewal, birthday] = rules;
    await expect(await canvas.findByText('4 open tasks')).toBeVisible();
    await expect(canvas.getByText(/2 business days after · Its seller · Vehículos · from \$500.00 net/)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: /^On\s+Cuota atrasada$/ }));
    await expect(args.onSwitch).toHaveBeenCalledWith(late, false);
    await userEvent.click(canvas.getByRole('switch', { name: /^Off\s+Cumpleaños$/ }));
    await expect(args.onSwitch).toHaveBeenLastCalledWith(birthday, true);
    const moves = canvas.getByRole('button', { name: 'Actions: Preparar la renovación' });
    await userEvent.click(moves);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit rule' }));
    await expect(args.onEdit).toHaveBeenCalledWith(renewal);
    await userEvent.click(moves);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete rule' }));
    await expect(args.onDelete).toHaveBeenCalledWith(renewal);
  },
};
/** The rule that is being switched waits; the others can be switched. */
export const Switching: Story = {
  args: { switching: 7 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: /Cuota atrasada$/ })).toBeDisabled();
    await expect(canvas.getByRole('switch', { name: /Preparar la renovación$/ })).toBeEnabled();
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
/** Nothing yet: says what a rule does; the first one is added above. */
export const Empty: Story = {
  args: { state: { status: 'ready', rules: [] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('No rules yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New rule' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
/** An office without rules is offered some: each says its sentence, and is added by one press. */
export const Starters: Story = {
  tags: ['snapshot'],
  args: { state: { status: 'ready', rules: [] }, starters: ['late', 'renewal', 'activated', 'movement', 'birthday'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/Instalment delayed: 2 business days after/)).toBeVisible();
    await expect(canvas.getByText(/Policy near its end: 30 days before · Whoever has the renewal/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Add\s+Late instalment$/ }));
    await expect(args.onStart).toHaveBeenCalledWith('late');
  },
};
export const Failed: Story = {
  args: { state: { status: 'failed', message: 'An unexpected error occurred' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('An unexpected error occurred')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
