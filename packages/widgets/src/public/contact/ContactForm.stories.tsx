import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { publicStory } from '../../base/brand/publicStory.fixtures.ts';
import { answers, failing, unreachable } from '../../testing/index.ts';
import { ContactForm } from './ContactForm.tsx';

const meta = {
  title: 'Screens/Public pages/ContactForm',
  component: ContactForm,
  parameters: { ...publicStory, layout: 'padded' },
  args: { alias: null, fallbackEmail: 'soporte@corredor.example' },
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const write: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Lucía Paredes');
  await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'lucia@example.com');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Please call me.');
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
};

export const Ready: Story = { globals: { locale: 'es' } };
/** The focus goes to the good news, and another message can follow. */
export const Sent: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await write(context);
    await expect(await canvas.findByText('Message sent')).toBeVisible();
    await expect(canvas.getByText('The answer will come to lucia@example.com.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Write another message' }));
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  },
};
/** Nothing is sent before each field says something. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'lucia');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByText('Enter the name')).toBeVisible();
    await expect(canvas.getByText('Enter the message')).toBeVisible();
    await expect(canvas.getByText('Enter a valid e-mail address')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};
/** What the server says of a field stands under the field. */
export const Refused: Story = {
  parameters: answers(failing('createContact', 'invalid', { errors: { email: ['No mail can reach this address.'] } })),
  play: async (context) => {
    await write(context);
    await expect(await context.canvas.findByText('No mail can reach this address.')).toBeVisible();
    await waitFor(() => expect(context.canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus());
  },
};
/** What was written stays, and there is another way to send it. */
export const Failed: Story = {
  parameters: answers(unreachable('createContact')),
  play: async (context) => {
    await write(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('An unexpected error occurred');
    await expect(context.canvas.getByRole('link', { name: 'soporte@corredor.example' })).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Please call me.');
  },
};
/** Says why, and when another message is welcome. */
export const TooMany: Story = {
  args: { alias: 'andes' },
  parameters: answers(
    failing('createContact', 'too_many_contacts', {
      detail: 'This broker has received many messages today. Call by phone, or try again tomorrow.',
      retry_after: 86_400,
    }),
  ),
  play: async (context) => {
    await write(context);
    const notice = await context.canvas.findByRole('status');
    await expect(notice).toHaveTextContent('This broker has received many messages today.');
    await expect(notice).toHaveTextContent(/You can send it again from .+ at /);
    await expect(context.canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Please call me.');
  },
};
