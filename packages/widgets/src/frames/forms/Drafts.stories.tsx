import { CallError } from '@corredor/core/errors';
import { aDraft } from '@corredor/core/fixtures';
import { TextField } from '@corredor/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { flushDrafts } from '../../base/app/index.ts';
import { answering, answers, failing, resolving, withToasts } from '../../testing/index.ts';
import { bindField } from './bindField.ts';
import { FormPage } from './FormPage.tsx';
import { useSaveForm } from './useSaveForm.ts';

const kept = fn();
const forgotten = fn();
const saved = fn();
const onGo = fn();
const form = '/app/management/customers/create';

interface Versioned {
  id: number;
  version: number;
}

/** A form of one name and one password, as every feature builds its own. */
function NameForm({ record }: { record?: Versioned }) {
  const form = useForm({ defaultValues: { name: '', password: '' } });
  const [base, setBase] = useState(record);
  const saving = useSaveForm<{ name: string; password: string }, Versioned | undefined>({
    form,
    draft: { kind: 'customer', record: base, label: base && 'Ana' },
    save: async (values, version) => saved(values, version ?? base?.version),
    successMessage: 'Saved',
    onSaved: setBase,
  });
  const takeTheirs = () => {
    setBase(saving.conflict as unknown as Versioned);
    saving.adoptTheirs();
  };
  return (
    <FormPage
      title="A customer"
      parent={{ label: 'Customers', href: '/app/management/customers' }}
      editing={{
        saving,
        isDirty: form.formState.isDirty,
        conflict: saving.conflict && { fields: [], takeTheirs },
      }}
      submitLabel="Save"
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
    const [key = ''] = new URL(request.url).pathname.split('/').slice(-2);
    kept(key, body);
    return HttpResponse.json(aDraft({ key, ...Object(body) }));
  }),
  resolving('deleteDraft', ({ request }) => {
    forgotten(new URL(request.url).pathname.split('/').at(-2));
    return new HttpResponse(null, { status: 204 });
  }),
];
const meta = {
  title: 'Patterns/Form/Drafts',
  tags: ['!dev', '!autodocs'],
  component: NameForm,
  decorators: [withToasts],
  parameters: { start: form, onGo, ...answers(drafts(), ...writing) },
  beforeEach: () => {
    kept.mockClear();
    forgotten.mockClear();
    saved.mockReset();
    onGo.mockClear();
  },
} satisfies Meta<typeof NameForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const itsOwn = expect.stringMatching(/^customer\.new\.[0-9a-f]{8}$/);
const nameField = async (canvas: { findByRole: typeof screen.findByRole }) =>
  canvas.findByRole('textbox', { name: 'Name' });

/** What is typed is kept at once where the session is about to end, without the password; saving forgets it. */
export const Kept: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), 'Ana');
    await userEvent.type(canvas.getByLabelText('Password'), 'nobody keeps it');
    await flushDrafts();
    await expect(kept).toHaveBeenCalledWith(itsOwn, {
      values: { name: 'Ana' },
      record_version: null,
      label: 'Ana',
      continues: null,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(forgotten).toHaveBeenCalledWith(itsOwn));
  },
};
/** A fault of the program itself is told too, in the reader's language, and what is typed stays. */
export const OwnFault: Story = {
  globals: { locale: 'es' },
  beforeEach: () => void saved.mockRejectedValue(new TypeError('values is undefined')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), 'Ana');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Ocurrió un error inesperado')).toBeVisible();
    await expect(canvas.queryByText('Error de comunicación con el servidor.')).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana');
    // What is typed is kept here, and not while the next story is shown.
    await flushDrafts();
    await expect(kept).toHaveBeenCalled();
  },
};
/** More than a draft may hold is not sent, and said while typing; what is shortened is kept again. */
export const TooMuch: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = await nameField(canvas);
    await userEvent.click(name);
    await userEvent.paste('ñ'.repeat(140_000));
    await flushDrafts();
    await expect(await canvas.findByText('This is too long to keep')).toBeVisible();
    await expect(kept).not.toHaveBeenCalled();
    await userEvent.clear(name);
    await userEvent.type(name, 'Ana');
    await flushDrafts();
    await waitFor(() => expect(kept).toHaveBeenCalledOnce());
    await expect(canvas.queryByText('This is too long to keep')).not.toBeInTheDocument();
  },
};
/** A draft is offered with its name and moment, and goes back into the form; what is typed then takes its place. */
export const Offered: Story = {
  parameters: answers(drafts(aDraft()), ...writing),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/You left this unfinished: Ana Lucía Cevallos, .*3 Mar 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Continue: Ana Lucía/ }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Lucía Cevallos');
    await expect(canvas.queryByText(/You left this unfinished/)).not.toBeInTheDocument();
    // The button is gone, and whoever pressed it goes on typing.
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' M.');
    await flushDrafts();
    await expect(kept).toHaveBeenCalledWith(
      itsOwn,
      expect.objectContaining({ values: { name: 'Ana Lucía Cevallos M.' }, continues: 'customer.new' }),
    );
  },
};
/** Whoever comes to go on finds the form filled at once: nothing is asked twice. */
export const GoneOnWith: Story = {
  parameters: { start: `${form}?draft=customer.new`, ...answers(drafts(aDraft()), ...writing) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Lucía Cevallos'));
    await expect(canvas.queryByText(/You left this unfinished/)).not.toBeInTheDocument();
    await expect(onGo).toHaveBeenCalledWith(form);
  },
};
/** The draft was saved or discarded elsewhere meanwhile, which is said. */
export const Gone: Story = {
  parameters: { start: `${form}?draft=customer.new.4f1c`, ...answers(drafts(), ...writing) },
  play: async ({ canvas }) => {
    await expect(await screen.findByText(/That draft is no longer there/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  },
};
/** What is typed beside an offered draft is kept beside it, and saving it leaves the other alone. */
export const TypedBeside: Story = {
  parameters: answers(drafts(aDraft()), ...writing),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/You left this unfinished/);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Loja');
    await flushDrafts();
    await expect(kept).toHaveBeenCalledWith(itsOwn, expect.objectContaining({ label: 'Loja', continues: null }));
    await expect(canvas.getByText(/You left this unfinished: Ana/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(forgotten).toHaveBeenCalled());
    await expect(forgotten.mock.calls).toEqual([[itsOwn]]);
  },
};
/** Going on with the offered one in the middle of another keeps that other first. */
export const GoneOnWithInTheMiddle: Story = {
  parameters: answers(drafts(aDraft()), ...writing),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), 'Loja');
    await userEvent.click(await canvas.findByRole('button', { name: /^Continue: Ana Lucía/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Lucía Cevallos'));
    await expect(kept).toHaveBeenCalledWith(itsOwn, expect.objectContaining({ label: 'Loja', continues: null }));
    await expect(await screen.findByText('What you had entered is kept as another draft.')).toBeVisible();
    await expect(forgotten).not.toHaveBeenCalled();
  },
};
/** Several are told apart by name and time. */
export const Several: Story = {
  parameters: answers(
    drafts(
      aDraft({ key: 'customer.new.4f1c', label: '', values: { name: '' }, saved_at: '2026-03-04T09:05:00Z' }),
      aDraft(),
      aDraft({ key: 'customer.41', label: 'Known' }),
    ),
    ...writing,
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You left 2 forms like this unfinished')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Continue: Ana Lucía Cevallos, .*3 Mar/ }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Lucía Cevallos');
  },
};
/** Discarding one of several leads to the next; after the last one, to the first field. */
export const DiscardedByKeyboard: Story = {
  parameters: answers(drafts(aDraft({ key: 'customer.new.4f1c', label: 'Known' }), aDraft()), ...writing),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: /^Discard: Known/ })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Continue: Ana/ })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await waitFor(() => expect(forgotten.mock.calls).toEqual([['customer.new.4f1c'], ['customer.new']]));
  },
};
/** Put away without losing anything. */
export const PutAway: Story = {
  parameters: answers(drafts(aDraft()), ...writing),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText(/You left this unfinished/)).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(forgotten).not.toHaveBeenCalled();
  },
};
/** Discarded, it does not come again, unless it is asked back at once. */
export const Discarded: Story = {
  parameters: answers(drafts(aDraft()), ...writing),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Discard: Ana/ }));
    await expect(canvas.queryByText(/You left this unfinished/)).not.toBeInTheDocument();
    await waitFor(() => expect(forgotten).toHaveBeenCalledWith('customer.new'));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText(/You left this unfinished/)).toBeVisible();
  },
};
/** The record changed after the draft was begun: it says so, and saves on the old version, which the server then tells of. */
export const Stale: Story = {
  args: { record: { id: 41, version: 4 } },
  parameters: answers(drafts(aDraft({ key: 'customer.41.4f1c', record_version: 3 })), ...writing),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/The record has changed since/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Continue: Ana/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.objectContaining({ name: 'Ana Lucía Cevallos' }), 3));
    await waitFor(() => expect(forgotten).toHaveBeenCalledWith('customer.41.4f1c'));
    // The form stays open: the next save stands on the record as it is now.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' M.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Ana Lucía Cevallos M.' }), undefined),
    );
  },
};
/** Somebody else's version is saved over once; the next save of the open form stands on the record as it is now. */
export const SavedAfterConflict: Story = {
  args: { record: { id: 41, version: 4 } },
  beforeEach: () => {
    const current = { id: 41, version: 5 };
    const body = { detail: 'Somebody else changed it.', code: 'stale', current };
    saved.mockRejectedValueOnce(new CallError({ response: new Response(null, { status: 412 }), body }));
    saved.mockResolvedValueOnce({ id: 41, version: 6 });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), 'Ana');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Ana' }), 5));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' M.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Ana M.' }), 6));
  },
};
/** Leaving offers to keep what was typed. */
export const LeftAndKept: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), 'Ana');
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep and leave' }));
    await waitFor(() => expect(onGo).toHaveBeenCalledWith('/app/management/customers'));
    await expect(kept).toHaveBeenCalledWith(itsOwn, expect.objectContaining({ label: 'Ana' }));
    await expect(forgotten).not.toHaveBeenCalled();
  },
};
/** It could not be kept, so nobody leaves without knowing. */
export const NotKept: Story = {
  parameters: answers(drafts(), failing('saveDraft', 'unavailable')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), 'Ana');
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep and leave' }));
    await expect(await screen.findByText(/The draft could not be kept/)).toBeVisible();
    await expect(onGo).not.toHaveBeenCalled();
  },
};
/** Discarding on the way out forgets what was kept. */
export const LeftAndDiscarded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), 'Ana');
    await flushDrafts();
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard and leave' }));
    await waitFor(() => expect(forgotten).toHaveBeenCalledWith(itsOwn));
    await waitFor(() => expect(onGo).toHaveBeenCalledWith('/app/management/customers'));
  },
};
