import { aBranch, aGeneralItem, anExtraField, aPage, aPolicy } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { answering, answers, empty, failing, resolving, withToasts } from '../../../testing/index.ts';
import { PolicyGenerals } from './PolicyGenerals.tsx';

const meta = {
  title: 'Screens/Policies/PolicyGenerals',
  component: PolicyGenerals,
  decorators: [withToasts],
  args: { policy: aPolicy(), isEditable: true },
  parameters: answers(answering('listPolicyGenerals', aPage([aGeneralItem()]))),
} satisfies Meta<typeof PolicyGenerals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add item' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Compresor{Enter}');
    await expect(await screen.findByText(/added|created/i)).toBeVisible();
  },
};
const sent = fn();
const made = anExtraField({
  ...{
    key: 'made',
    name_es: 'Año de fabricación',
    name_en: 'Year of make',
    kind: 'number',
    choices: [],
    on: 'general',
  },
});
/** A single field that the branch has on goods is a column of its own; what cannot be read of it is said by its name. */
export const ExtraField: Story = {
  beforeEach: () => void sent.mockClear(),
  parameters: answers(
    answering('getBranch', aBranch({ extra_fields: [made] })),
    answering('listPolicyGenerals', aPage([aGeneralItem({ extra: { made: '2019' } })])),
    resolving('createPolicyGeneral', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aGeneralItem(), { status: 201 });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Year of make' })).toBeVisible();
    await expect(canvas.getByText('2019')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add item' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Compresor');
    const year = await canvas.findByRole('textbox', { name: 'Year of make' });
    await userEvent.type(year, 'nuevo{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Year of make: Write a number/);
    await userEvent.clear(year);
    await userEvent.type(year, '2024{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ extra: { made: '2024' } })));
  },
};
export const Empty: Story = { parameters: answers(empty('listPolicyGenerals')), globals: { locale: 'es' } };
export const Failed: Story = { parameters: answers(failing('listPolicyGenerals', 'internal')) };
export const ReadOnly: Story = { args: { isEditable: false }, globals: { theme: 'dark' } };
