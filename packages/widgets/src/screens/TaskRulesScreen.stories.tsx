import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { aTaskRule, someTaskRules } from '../office/taskRules/taskRules.fixtures.ts';
import { answering, answers, resolving, withToasts } from '../testing/index.ts';
import { TaskRulesScreen } from './TaskRulesScreen.tsx';

const sent = fn();
const saved = (id: 'createTaskRule' | 'updateTaskRule') =>
  resolving(id, async ({ request }) => {
    const body = Object(await request.json());
    sent(body);
    return HttpResponse.json({ ...aTaskRule(), ...body, version: 2 }, { status: id === 'createTaskRule' ? 201 : 200 });
  });
const meta = {
  title: 'Screens/Tasks/TaskRulesScreen',
  component: TaskRulesScreen,
  decorators: [withToasts],
  beforeEach: () => void sent.mockClear(),
  parameters: {
    start: '/app/configuration/task-rules',
    ...answers(
      answering('listTaskRules', { results: someTaskRules() }),
      saved('createTaskRule'),
      saved('updateTaskRule'),
      answering('getLateOfTaskRule', { count: 0, left: 0 }),
    ),
  },
} satisfies Meta<typeof TaskRulesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each rule says when its task is due, who does it and of which policies; its switch rests it. */
export const List: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/Instalment delayed: 2 business days after · Its seller · Vehículos · from \$500.00 net/),
    ).toBeVisible();
    await expect(
      canvas.getByText(/Policy near its end: 10 business days before · Whoever has the renewal/),
    ).toBeVisible();
    await expect(canvas.getByText(/Birthday: on the same day · Ana Paredes/)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: /^On\s+Cuota atrasada$/ }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ is_active: false }));
  },
};
/** A new one asks for what its cause can have, and for nothing else: a birthday has no branch, and can be told of before. */
export const Adds: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/Adds the task “Llamar por la cuota atrasada”/);
    await userEvent.click(canvas.getByRole('button', { name: 'New rule' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New rule' }));
    await expect(dialog.getByText(/^A rule counts from the day it is switched on/)).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: /^Branch/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /When/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Birthday' }));
    await waitFor(() => expect(dialog.queryByRole('combobox', { name: /^Branch/ })).not.toBeInTheDocument());
    await userEvent.click(dialog.getByRole('radio', { name: 'Before' }));
    const days = dialog.getByRole('textbox', { name: /Days until due/ });
    await userEvent.clear(days);
    await userEvent.type(days, '3');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Regalos');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Task/ }), 'Enviar un regalo');
    await userEvent.click(dialog.getByRole('button', { name: 'Create rule' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          name: 'Regalos',
          trigger: 'customer_birthday',
          offset_days: -3,
          branch_id: null,
          title: 'Enviar un regalo',
        }),
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
/** There is none yet; in the dark, and in Spanish. */
export const Empty: Story = {
  globals: { locale: 'es', theme: 'dark' },
  parameters: answers(answering('listTaskRules', { results: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aún no hay reglas')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nueva regla' })).toBeVisible();
  },
};
/** A press adds a rule. What is late already is asked for with its number, and is added where somebody wants it. */
export const StartsAndAsks: Story = {
  parameters: answers(
    answering('listTaskRules', { results: [] }),
    saved('createTaskRule'),
    answering('getLateOfTaskRule', { count: 32, left: 32 }),
    resolving('createLateOfTaskRule', ({ params }) => {
      sent(params);
      // The server adds so many at once, and is asked again for the rest.
      const isFirst = !sent.mock.calls.slice(0, -1).some(([one]) => 'taskRuleId' in one);
      return HttpResponse.json(isFirst ? { count: 20, left: 12 } : { count: 12, left: 0 });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Add\s+Late instalment$/ }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          trigger: 'payment_delayed',
          offset_days: 2,
          title: 'Call about the late instalment',
        }),
      ),
    );
    const question = within(await screen.findByRole('alertdialog', { name: '32 instalments are late already' }));
    await userEvent.click(question.getByRole('button', { name: 'Add them too' }));
    await expect(await screen.findByText('32 tasks added')).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ taskRuleId: '7' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add them too' })).not.toBeInTheDocument());
  },
};
/** Whoever wants none of them keeps the rule, which counts from today; in Spanish. */
export const LeavesWhatIsLate: Story = {
  globals: { locale: 'es' },
  parameters: answers(
    answering('listTaskRules', { results: [aTaskRule({ is_active: false })] }),
    saved('updateTaskRule'),
    answering('getLateOfTaskRule', { count: 1, left: 1 }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /Cuota atrasada$/ }));
    const question = within(await screen.findByRole('alertdialog', { name: '1 cuota ya está atrasada' }));
    await userEvent.click(question.getByRole('button', { name: 'Solo desde hoy' }));
    await waitFor(() => expect(screen.queryByText('1 cuota ya está atrasada')).not.toBeInTheDocument());
  },
};
