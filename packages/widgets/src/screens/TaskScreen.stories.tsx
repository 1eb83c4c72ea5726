import type { SearchHit } from '@corredor/core/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { aTask } from '../office/tasks/tasks.fixtures.ts';
import { answering, answers, failing, resolving, slow } from '../testing/index.ts';
import { TaskScreen } from './TaskScreen.tsx';

const sent = fn();
const meta = {
  title: 'Screens/Tasks/TaskScreen',
  component: TaskScreen,
  parameters: { start: '/app/management/tasks/51/update', ...answers(answering('getTask', aTask())) },
} satisfies Meta<typeof TaskScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page to read: its facts and its history; the form opens on Edit. */
export const Record: Story = {
  args: { id: 51 },
  parameters: { start: '/app/management/tasks/51' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Llamar por la renovación' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/app/management/tasks/51/update');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};
/** Reads everything, changes nothing: no button that would be refused. */
export const Viewer: Story = {
  args: { id: 51 },
  globals: { role: 'viewer' },
  parameters: { start: '/app/management/tasks/51' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Llamar por la renovación' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  },
};
/** A new one is for whoever adds it, today; a repetition asks how often. */
export const Create: Story = {
  parameters: {
    start: '/app/management/tasks/create',
    ...answers(
      resolving('createTask', async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json(aTask(), { status: 201 });
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Llamar');
    await userEvent.click(canvas.getByRole('button', { name: /Repeats/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'By months' }));
    await expect(await canvas.findByText('months')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create task' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ title: 'Llamar', repeats: { every: 1, unit: 'month', until: null }, about: null }),
      ),
    );
  },
};
/** A time is read as people write it and shown as the reader writes it; what says none is told how. */
export const Time: Story = {
  parameters: Create.parameters,
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Llamar');
    const time = canvas.getByRole('textbox', { name: 'Time' });
    await userEvent.type(time, 'at noon');
    await userEvent.click(canvas.getByRole('button', { name: 'Create task' }));
    await expect((await canvas.findAllByText(/Write a time such as 14:30\./))[0]).toBeVisible();
    await userEvent.clear(time);
    await userEvent.type(time, '14.30');
    await userEvent.tab();
    await expect(time).toHaveDisplayValue('14:30');
    await userEvent.clear(time);
    await userEvent.type(time, '2:45 p. m.');
    await userEvent.click(canvas.getByRole('button', { name: 'Create task' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ due_time: '14:45' })));
  },
};
/** What is missing is listed by name, and each line leads to its field. */
export const Incomplete: Story = {
  parameters: { start: '/app/management/tasks/create' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create task' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Title:/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  },
};
export const Update: Story = {
  args: { id: 51, isEditing: true },
  globals: { locale: 'es' },
  play: async ({ canvas }) => void (await canvas.findByDisplayValue('Llamar por la renovación')),
};
/** Leaving with unsaved input asks first. */
export const Guarded: Story = {
  args: { id: 51, isEditing: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), ' 2');
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Llamar por la renovación 2'),
    );
  },
};
export const Loading: Story = { args: { id: 51, isEditing: true }, parameters: answers(slow('getTask')) };
export const Missing: Story = {
  args: { id: 99, isEditing: true },
  parameters: answers(failing('getTask', 'not_found')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This record does not exist')).toBeVisible();
  },
};
export const Failed: Story = { args: { id: 51, isEditing: true }, parameters: answers(failing('getTask', 'internal')) };
/** Done, with the next one of its series: it can be opened again. */
export const Done: Story = {
  args: { id: 51 },
  globals: { role: 'assistant' },
  parameters: {
    start: '/app/management/tasks/51',
    ...answers(
      answering(
        'getTask',
        aTask({
          status: 'done',
          band: null,
          done_on: '2026-05-02',
          outcome: 'Acepta la propuesta.',
          next: { id: 60, due_on: '2026-05-09' },
          passed_over: 1,
          allowed_actions: ['reopen'],
        }),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 date was passed over', { exact: false })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Complete' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await expect(await screen.findByRole('menuitem', { name: 'Open again' })).toBeVisible();
  },
};
/** Names as long as they may be. */
export const Cruel: Story = {
  args: { id: 51 },
  parameters: answers(answering('getTask', aTask({ title: 'Nombre'.repeat(33) }))),
};
/** From a record's page: the new task is about it. */
export const CreateAbout: Story = {
  parameters: {
    start: '/app/management/tasks/create?about_model=vehicle&about_id=12',
    ...answers(
      resolving('createTask', async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json(aTask(), { status: 201 });
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Inspeccionar');
    await expect(canvas.getByRole('combobox', { name: /About/ })).toHaveValue('Vehicle');
    await userEvent.click(canvas.getByRole('button', { name: 'Create task' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ title: 'Inspeccionar', about: { model: 'vehicle', id: 12 } }),
      ),
    );
  },
};
const aHit = (over: Partial<SearchHit>): SearchHit => ({
  id: 1,
  title: 'VH-2026-00418',
  detail: 'Ana Mora',
  number: null,
  status: null,
  start_date: null,
  end_date: null,
  due_date: null,
  is_sample: false,
  ...over,
});
/** What is found is told as the search over everything tells it: a movement from an instalment, a term from the next one of the same number. */
export const AboutFound: Story = {
  parameters: {
    start: '/app/management/tasks/create',
    ...answers(
      answering('searchRecords', {
        groups: [
          {
            kind: 'policy',
            has_more: false,
            results: [
              aHit({ id: 118, status: 'active', start_date: '2026-01-15', end_date: '2027-01-15' }),
              aHit({ id: 119, status: 'draft', start_date: '2027-01-15', end_date: '2028-01-15' }),
            ],
          },
          { kind: 'movement', has_more: false, results: [aHit({ id: 71, number: 6, status: 'issued' })] },
          {
            kind: 'payment',
            has_more: false,
            results: [aHit({ id: 901, number: 6, status: 'delayed', due_date: '2026-02-15' })],
          },
        ],
      }),
      resolving('createTask', async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json(aTask(), { status: 201 });
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Revisar');
    await userEvent.type(canvas.getByRole('combobox', { name: /About/ }), 'VH');
    await expect(await screen.findByRole('option', { name: /Active · .*2026 to .*2027/ })).toBeVisible();
    await expect(screen.getByRole('option', { name: /Draft · .*2027 to .*2028/ })).toBeVisible();
    await expect(screen.getByRole('option', { name: /^Instalment 6 · VH-2026-00418/ })).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: /^Movement 6 · VH-2026-00418.*Issued/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create task' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ about: { model: 'movement', id: 71 } })),
    );
  },
};
