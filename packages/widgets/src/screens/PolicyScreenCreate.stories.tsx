import { aBranch, aProvider } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answering, answers, empty, failing, resolving } from '../testing/index.ts';
import { PolicyScreen } from './PolicyScreen.tsx';
import { address, onGo, onPolicyPage, sent } from './policyScreen.fixtures.ts';

const meta = {
  title: 'Screens/Policies/PolicyScreenCreate',
  component: PolicyScreen,
  ...onPolicyPage,
} satisfies Meta<typeof PolicyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new policy: the premium and its instalments appear while one types. */
export const Create: Story = {
  args: { id: undefined },
  parameters: { start: '/app/management/policies/create' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Net premium' }), '500');
    const preview = within(await canvas.findByRole('table', { name: 'How it is calculated' }));
    await expect(preview.getByRole('row', { name: /Total premium/ })).toHaveTextContent('$599.15');
    // A draft of nothing would be found by nobody.
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect((await canvas.findAllByText(/A draft needs at least a number/))[0]).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Policy number' }), 'VH-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(onGo).toHaveBeenCalledWith(address));
  },
};
/** Begun from the page of a customer, who is its contractor. */
export const CreateForCustomer: Story = {
  args: { id: undefined },
  tags: ['snapshot'],
  parameters: { start: '/app/management/policies/create?contractor=1', snapshot: { width: 1440, height: 900 } },
  play: async ({ canvas, userEvent }) => {
    const contractor = await canvas.findByRole('combobox', { name: 'Contractor' });
    await waitFor(() => expect(contractor).toHaveValue('Ana Lucía Cevallos Mora'));
    // The page says whom and what it is about as that is chosen.
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'New policy: Ana Lucía Cevallos Mora' }),
    ).toBeVisible();
    const about = within(canvas.getByRole('region', { name: 'What it is about' }));
    await expect(about.queryByText('Insured')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'The contractor is insured too' }));
    await expect((await about.findByText('Insured')).nextElementSibling).toHaveTextContent('Ana Lucía Cevallos Mora');
  },
};
/** An address that names no customer, or one that is not there, begins without a contractor. */
export const CreateForNobody: Story = {
  args: { id: undefined },
  parameters: {
    start: '/app/management/policies/create?contractor=404',
    ...answers(failing('getCustomer', 'not_found')),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: 'Contractor' });
    const aside = within(canvas.getByRole('complementary'));
    await expect(await aside.findByRole('link', { name: 'Select a contractor' })).toBeVisible();
  },
};
/** The contractor comes first; what enabling needs is listed beside, and leads to its field. */
export const CreateLacking: Story = {
  args: { id: undefined },
  tags: ['snapshot', 'all-looks'],
  parameters: { start: '/app/management/policies/create', snapshot: { width: 1440, height: 900 } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Net premium' });
    await expect(canvas.getAllByRole('combobox').map((field) => field.getAttribute('id'))[0]).toBe(
      canvas.getByRole('combobox', { name: 'Contractor' }).id,
    );
    const aside = within(canvas.getByRole('complementary'));
    await expect(aside.getAllByRole('listitem')).toHaveLength(7);
    await userEvent.click(aside.getByRole('link', { name: 'Enter the policy number' }));
    const number = canvas.getByRole('textbox', { name: 'Policy number' });
    await waitFor(() => expect(number).toHaveFocus());
    await userEvent.type(number, 'VH-1');
    await waitFor(() => expect(aside.getAllByRole('listitem')).toHaveLength(6));
    await userEvent.clear(number);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};
/** Where there is no room beside the fields, what they come to and what is missing stay in sight among the buttons. */
export const CreateNarrow: Story = {
  args: { id: undefined },
  tags: ['snapshot'],
  parameters: {
    start: '/app/management/policies/create',
    screen: { width: 768, height: 900 },
    snapshot: { width: 768, height: 900 },
  },
  play: async ({ canvas, userEvent }) => {
    // How much is missing opens what that is, and each leads to its field.
    await userEvent.click(await canvas.findByRole('button', { name: '7 missing to enable' }));
    const list = within(await screen.findByRole('dialog', { name: '7 missing to enable' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(7);
    await userEvent.click(list.getByRole('link', { name: 'Enter the policy number' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Policy number' })).toHaveFocus());
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Net premium' }), '500');
    await expect(await canvas.findByText('Total premium $599.15')).toBeVisible();
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};
/** The end follows the start by a year, also while a year is typed again, until somebody chose another. */
export const EndFollowsStart: Story = {
  args: { id: undefined },
  parameters: { start: '/app/management/policies/create' },
  play: async ({ canvas, userEvent }) => {
    const start = within(await canvas.findByRole('group', { name: 'Start date' }));
    const end = canvas.getByRole('group', { name: 'End date' });
    const dayOf = (field: HTMLElement) => field.textContent?.replace(/[^\d/]/g, '');
    await userEvent.click(start.getByRole('spinbutton', { name: /day/ }));
    await userEvent.keyboard('01072026');
    await waitFor(() => expect(dayOf(end)).toBe('01/07/2027'));
    await userEvent.click(start.getByRole('spinbutton', { name: /year/ }));
    await userEvent.keyboard('2028');
    await waitFor(() => expect(dayOf(end)).toBe('01/07/2029'));
    await userEvent.click(within(end).getByRole('spinbutton', { name: /month/ }));
    await userEvent.keyboard('09');
    await userEvent.click(start.getByRole('spinbutton', { name: /year/ }));
    await userEvent.keyboard('2029');
    await expect(dayOf(end)).toBe('01/09/2029');
    await expect(canvas.getByRole('textbox', { name: /Estimated payment day/ })).toHaveValue('1');
  },
};
/** The notice follows the kind of insured, as long as nobody typed another. */
export const NoticeFollowsKind: Story = {
  args: { id: undefined },
  parameters: { start: '/app/management/policies/create' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: /Days of notice/ })).toHaveValue('30');
    await userEvent.click(canvas.getByRole('button', { name: /Type of cover/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Massive/ }));
    await expect(canvas.getByRole('textbox', { name: /Days of notice/ })).toHaveValue('15');
  },
};
/** A branch and a company that are not there yet are made inside their fields, and taken; the new company sells that branch. */
export const NewBranchAndInsurer: Story = {
  args: { id: undefined },
  parameters: {
    start: '/app/management/policies/create',
    ...answers(
      empty('listBranches'),
      answering('createBranch', aBranch({ id: 12, name: 'Dinero y valores', group: 'property' })),
      empty('listProviders'),
      resolving('createProvider', async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json(aProvider({ id: 9, name: 'Aseguradora del Austro', short_name: null }), {
          status: 201,
        });
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const branch = await canvas.findByRole('combobox', { name: 'Branch' });
    await userEvent.type(branch, 'Dinero y valores');
    await userEvent.click(await screen.findByRole('option', { name: 'New branch…' }));
    const making = within(await screen.findByRole('dialog', { name: 'New branch' }));
    await expect(await making.findByRole('textbox', { name: 'Name' })).toHaveValue('Dinero y valores');
    await userEvent.click(making.getByRole('button', { name: /Group/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Property' }));
    await userEvent.click(making.getByRole('button', { name: 'Create branch' }));
    await waitFor(() => expect(branch).toHaveValue('Dinero y valores'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const insurer = canvas.getByRole('combobox', { name: 'Insurance company' });
    await userEvent.type(insurer, 'Aseguradora del Austro');
    await userEvent.click(await screen.findByRole('option', { name: 'New insurance company…' }));
    const founding = within(await screen.findByRole('dialog', { name: 'New insurance company' }));
    await expect(await founding.findByRole('textbox', { name: 'Name' })).toHaveValue('Aseguradora del Austro');
    await userEvent.type(founding.getByRole('textbox', { name: 'Tax number' }), '0190123456001');
    await userEvent.click(founding.getByRole('button', { name: 'Create insurance company' }));
    await waitFor(() => expect(insurer).toHaveValue('Aseguradora del Austro'));
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Aseguradora del Austro', ruc: '0190123456001', branch_ids: [12] }),
    );
  },
};
