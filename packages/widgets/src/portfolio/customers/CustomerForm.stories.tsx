import { aCustomer, aPage } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { answering, answers, empty, failing, resolving } from '../../testing/index.ts';
import { CustomerForm } from './CustomerForm.tsx';

const onGo = fn();
const sent = fn();
const meta = {
  title: 'Screens/Customers/CustomerForm',
  component: CustomerForm,
  parameters: { start: '/app/management/customers/create', onGo, ...answers(empty('listCustomers')) },
  beforeEach: () => void [onGo.mockClear(), sent.mockClear()],
} satisfies Meta<typeof CustomerForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A wrong check digit is told at once; the right number goes through. */
export const New: Story = {
  parameters: answers(
    empty('listCustomers'),
    resolving('createCustomer', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aCustomer(), { status: 201 });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Full name' }), 'Ana Lucía Cevallos');
    const number = canvas.getByRole('textbox', { name: 'Identification number' });
    await userEvent.type(number, '1710034066');
    await expect(await canvas.findByText('The check digit does not match. Check the number')).toBeVisible();
    await userEvent.clear(number);
    await userEvent.type(number, '1710034065');
    await waitFor(() =>
      expect(canvas.queryByText('The check digit does not match. Check the number')).not.toBeInTheDocument(),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '0987654321');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('+593 98 765 4321'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Contractor' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create customer' }));
    await waitFor(() => expect(onGo).toHaveBeenCalledWith('/app/management/customers/41'));
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'Ana Lucía Cevallos',
        country_id: '218',
        identification_type: 'cedula',
        identification: '1710034065',
        phone: '+593 98 765 4321',
        roles: ['contractor'],
        email: null,
      }),
    );
  },
};
/** What is missing is listed by name, and each line leads to its field. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create customer' }));
    await expect(await canvas.findByRole('button', { name: 'Roles: Choose the roles' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Full name: Enter the full name' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus());
  },
};
/** A company has a foundation date and a tax number, no sex, birthdate or spouse. */
export const Company: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Legal person' }));
    await expect(await canvas.findByRole('textbox', { name: 'Business name' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Foundation date' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Birthdate' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /Identification type/ })).toHaveTextContent('RUC');
    // The tax office gives numbers without a check digit: a warning, and it may be saved.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Identification number' }), '1793213150001');
    await expect(await canvas.findByText(/check digit/)).toBeVisible();
  },
};
/** Who has the identification already is told before anything is saved. */
export const Duplicate: Story = {
  parameters: answers(answering('listCustomers', aPage([aCustomer({ identification: '1710034065' })]))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Identification number' }), '171003406-5');
    await userEvent.tab();
    const link = await canvas.findByRole('link', { name: 'Open Ana Lucía Cevallos Mora' });
    await expect(link).toHaveAttribute('href', '/app/management/customers/41');
  },
};
/** The server's refusal names the customer too, in case that it was added meanwhile. */
export const DuplicateOnServer: Story = {
  args: { customer: aCustomer({ id: 50, name: 'Ana Cevallos', identification: '1710034065', titular: null }) },
  parameters: answers(
    empty('listCustomers'),
    failing('updateCustomer', 'duplicate_identification', {
      detail: 'A customer with this identification already exists.',
      current: { id: 41, name: 'Ana Lucía Cevallos Mora' },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Full name' }), ' M.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save customer' }));
    await expect(await canvas.findByRole('link', { name: 'Open Ana Lucía Cevallos Mora' })).toBeVisible();
    // Once, at its field, and no longer than the number stands there.
    await expect(canvas.queryByText('A customer with this identification already exists.')).not.toBeInTheDocument();
    await expect(canvas.getAllByText('“Ana Lucía Cevallos Mora” already has this identification')).toHaveLength(1);
    const number = canvas.getByRole('textbox', { name: 'Identification number' });
    await waitFor(() => expect(number).toHaveFocus());
    await userEvent.type(number, '{backspace}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Open Ana/ })).not.toBeInTheDocument());
  },
};
/** A dependent needs a titular, found by typing. */
export const Dependent: Story = {
  args: { start: { insured_type: 'dependent', roles: ['insured'], birthdate: '2014-02-28' } },
  parameters: answers(answering('listCustomers', aPage([aCustomer()]))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Titular' }), 'ana');
    await userEvent.click(await screen.findByRole('option', { name: /Ana Lucía Cevallos Mora/ }));
    await expect(canvas.getByRole('combobox', { name: 'Titular' })).toHaveValue('Ana Lucía Cevallos Mora');
    await expect(canvas.getByText(/years old/)).toBeVisible();
  },
};
export const Known: Story = { args: { customer: aCustomer() } };
/** Of the sample book: who it is stays as it is, and says why; the rest may be tried. */
export const Sample: Story = {
  args: { customer: aCustomer({ is_sample: true }) },
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByRole('textbox', { name: 'Identification number' });
    await expect(number).toHaveAttribute('readonly');
    await expect(number).toHaveAccessibleDescription('Fixed: this belongs to the sample book.');
    await expect(canvas.getByRole('button', { name: /Identification type/ })).toBeDisabled();
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Otra persona');
    await expect(name).toHaveValue('Otra persona');
  },
};
/** The plan has no room: the way to a larger one, and what was typed stays. */
export const AtThePlansLimit: Story = {
  parameters: answers(
    empty('listCustomers'),
    failing('createCustomer', 'plan_limit_reached', {
      detail: 'Your plan allows 50 customers: there is no room for more.',
      limit: 'customers',
      used: 50,
      allowed: 50,
      granted_by: ['María Fernanda Vera'],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Full name' });
    await userEvent.type(name, 'Ana Lucía Cevallos');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Identification number' }), '1710034065');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Contractor' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create customer' }));
    await expect(await canvas.findByText('Your plan allows 50 customers: there is no room for more.')).toBeVisible();
    await expect(canvas.getByText('What you entered stays here.')).toBeVisible();
    const upgrade = canvas.getByRole('link', { name: /^Upgrade plan/ });
    await expect(upgrade).toHaveAttribute('href', '/app/payments/plan');
    await expect(upgrade).toHaveAttribute('target', '_blank');
    await expect(name).toHaveValue('Ana Lucía Cevallos');
  },
};
