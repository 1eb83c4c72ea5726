import { aBranch, aCoverage, aPage } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { answering, answers, failing, resolving } from '../../testing/index.ts';
import { CoverageForm } from './CoverageForm.tsx';

const onGo = fn();
const sent = fn();
const meta = {
  title: 'Screens/Coverages/CoverageForm',
  component: CoverageForm,
  parameters: { start: '/app/configuration/coverages/create', onGo },
  beforeEach: () => void [onGo.mockClear(), sent.mockClear()],
} satisfies Meta<typeof CoverageForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  parameters: answers(
    answering('listBranches', aPage([aBranch()])),
    resolving('createCoverage', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aCoverage(), { status: 201 });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Branch' }));
    await userEvent.click(await screen.findByRole('option', { name: /Vehículos/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Daño parcial');
    await userEvent.click(canvas.getByRole('radio', { name: 'Coverage' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create coverage' }));
    await waitFor(() => expect(onGo).toHaveBeenCalledWith('/app/configuration/coverages'));
    await expect(sent).toHaveBeenCalledWith({
      name: 'Daño parcial',
      branch_id: 7,
      coverage_type: 'coverage',
      description: null,
    });
  },
};
/** What is missing is listed by name, and each line leads to its field. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create coverage' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Name: Enter the name' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};
export const Known: Story = { args: { coverage: aCoverage() } };
/** What the server finds wrong goes to its field; nothing typed is lost. */
export const Refused: Story = {
  args: { coverage: aCoverage() },
  parameters: answers(
    failing('updateCoverage', 'invalid', { detail: 'Check the fields.', errors: { name: ['Taken.'] } }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save coverage' }));
    await expect(await canvas.findByRole('button', { name: 'Name: Taken.' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Daño parcial 2');
  },
};
