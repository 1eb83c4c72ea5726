import { aDraft } from '@corredor/core/fixtures';
import { Button } from '@corredor/ui/Button';
import { TextField } from '@corredor/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { flushDrafts } from '../data/index.ts';
import { answering, answers, resolving } from '../testing/index.ts';
import { bindField } from './bindField.ts';
import { FormPage } from './FormPage.tsx';
import { useSaveForm } from './useSaveForm.ts';

const kept = fn();
const forgotten = fn();
const saved = fn();

/** A form of one name and one password, as every feature builds its own. */
function NameForm({ record }: { record?: { id: number; version: number } }) {
  const form = useForm({ defaultValues: { name: '', password: '' } });
  const saving = useSaveForm({
    form,
    draft: { kind: 'customer', record, label: 'Ana' },
    save: async (values, version) => saved(values, version),
    successMessage: 'Saved',
    onSaved: () => {},
  });
  return (
    <FormPage
      title="A customer"
      parent={{ label: 'Customers', href: '/app/management/customers' }}
      saving={saving}
      isDirty={form.formState.isDirty}
      submitLabel="Save"
      conflictFields={() => []}
      onTakeTheirs={() => {}}
    >
      <Controller
        control={form.control}
        name="name"
        render={(field) => <TextField {...bindField(field)} label="Name" />}
      />
      <Controller
        control={form.control}
        name="password"
        render={(field) => <TextField {...bindField(field)} label="Password" />}
      />
    </FormPage>
  );
}
const drafts = (...results: ReturnType<typeof aDraft>[]) =>
  answering('listDrafts', { count: results.length, next: null, previous: null, results });
const writing = [
  resolving('saveDraft', async ({ request }) => {
    const body = await request.json();
    kept(new URL(request.url).pathname, body);
    return HttpResponse.json(aDraft(Object(body)));
  }),
  resolving('deleteDraft', ({ request }) => {
    forgotten(new URL(request.url).pathname);
    return new HttpResponse(null, { status: 204 });
  }),
];
const meta = {
  title: 'Crud/Drafts',
  component: NameForm,
  parameters: answers(drafts(), ...writing),
  beforeEach: () => void [kept.mockClear(), forgotten.mockClear(), saved.mockClear()],
} satisfies Meta<typeof NameForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed is kept at once where the session is about to end, without the password; saving forgets it. */
export const Kept: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Ana');
    await userEvent.type(canvas.getByLabelText('Password'), 'nobody keeps it');
    await flushDrafts();
    await expect(kept).toHaveBeenCalledWith('/api/auth/me/drafts/customer.new/', {
      values: { name: 'Ana' },
      record_version: null,
      label: 'Ana',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(forgotten).toHaveBeenCalledWith('/api/auth/me/drafts/customer.new/'));
  },
};
/** A draft is offered with its moment, and goes back into the form. */
export const Offered: Story = {
  parameters: answers(drafts(aDraft()), ...writing),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/You left this unfinished, .*Mar 3, 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Lucía Cevallos');
    await expect(canvas.queryByText(/You left this unfinished/)).not.toBeInTheDocument();
  },
};
/** Discarded, it does not come again. */
export const Discarded: Story = {
  parameters: answers(drafts(aDraft()), ...writing),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await expect(canvas.queryByText(/You left this unfinished/)).not.toBeInTheDocument();
    await waitFor(() => expect(forgotten).toHaveBeenCalled());
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  },
};
/** The record changed after the draft was begun: it says so, and saves on the old version, which the server then tells of. */
export const Stale: Story = {
  args: { record: { id: 41, version: 4 } },
  parameters: answers(drafts(aDraft({ key: 'customer.41', record_version: 3 })), ...writing),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/The record changed meanwhile/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.objectContaining({ name: 'Ana Lucía Cevallos' }), 3));
  },
};
/** Leaving on purpose forgets what was kept. */
export const Left: Story = {
  render: function Leaving(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <Button onPress={() => setOpen(false)}>Go away</Button>
        {isOpen && <NameForm {...args} />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Ana');
    await flushDrafts();
    await userEvent.click(canvas.getByRole('button', { name: 'Go away' }));
    await waitFor(() => expect(forgotten).toHaveBeenCalledOnce());
  },
};
