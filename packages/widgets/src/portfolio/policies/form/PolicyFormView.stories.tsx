import { aPolicy } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PolicyFormView } from './PolicyFormView.tsx';
import { usePolicyForm } from './usePolicyForm.tsx';

/** The view over a form of its own, as the page of a policy gives it one. */
function FilledForm(props: Omit<ComponentProps<typeof PolicyFormView>, 'form'>) {
  const { form } = usePolicyForm(props.policy);
  return <PolicyFormView {...props} form={form} />;
}

const draft = aPolicy({
  status: 'draft',
  number: null,
  locked_fields: [],
  missing: ['number'],
  allowed_actions: ['update', 'activate'],
});
const saving = {
  submit: fn(),
  isSaving: false,
  failure: null,
  problems: [],
  refusals: 0,
  conflict: null,
  overwrite: fn(),
  adoptTheirs: fn(),
  dismissConflict: fn(),
};
const meta = {
  title: 'Screens/Policies/PolicyFormView',
  component: FilledForm,
  args: { policy: draft, needsMovement: false, saving, missing: ['number'], onTakeTheirs: fn() },
} satisfies Meta<typeof FilledForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const deductible = () => screen.findByRole('textbox', { name: /^Deductible$/ });

/** A draft: what was typed is saved, or thrown away; while nothing is, the way back is offered. */
export const Draft: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await deductible(), '!');
    await expect(canvas.queryByRole('link', { name: 'Cancel' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.saving.submit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(await deductible()).toHaveValue(args.policy.deductible);
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toBeVisible();
  },
};
/** A paid instalment holds some fields, and the form says so above and at each. */
export const Locked: Story = {
  args: { policy: aPolicy(), missing: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Some details are locked')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Net premium/ })).toBeDisabled();
    await expect(await deductible()).toBeEnabled();
  },
};
/** Where only movements change its data, the way to a new one is offered. */
export const ByMovement: Story = {
  args: { policy: aPolicy({ needs_movement: true }), needsMovement: true, missing: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This policy is changed by movement only')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^New movement/ })).toHaveAttribute(
      'href',
      '/app/management/policies/118/movements/create?kind=data',
    );
  },
};
/** What was refused is listed above, each with the way to its field. */
export const Refused: Story = {
  args: { saving: { ...saving, problems: [{ name: 'deductible', message: 'Too long' }], refusals: 1 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Deductible: Too long' }));
    const field = await deductible();
    await waitFor(() => expect(field).toHaveFocus());
  },
};
/** Somebody else saved meanwhile: mine is kept, or theirs taken. */
export const ChangedMeanwhile: Story = {
  args: { saving: { ...saving, conflict: aPolicy({ ...draft, deductible: '15 %', version: 5 }) } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('15 %')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine and save' }));
    await expect(args.saving.overwrite).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
    await expect(args.onTakeTheirs).toHaveBeenCalledWith(expect.objectContaining({ deductible: '15 %', version: 5 }));
    await expect(args.saving.adoptTheirs).toHaveBeenCalledOnce();
  },
};
/** So many instalments are agreed: they are counted to the cent while one types, and none falls due after the end of the term. */
export const ByNumber: Story = {
  tags: ['snapshot'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'So many instalments' }));
    const count = canvas.getByRole('textbox', { name: /^Number of instalments/ });
    await userEvent.type(count, '40{Tab}');
    await expect(
      await canvas.findByText(/^The last one would fall due on .*, after the end of the term/),
    ).toBeVisible();
    await userEvent.clear(count);
    await userEvent.type(count, '10{Tab}');
    await expect(await canvas.findByText(/^10 instalments of \$59\.91\s?\(the last \$59\.96\)/)).toBeVisible();
  },
};
/** A down payment, and nine after it; in Spanish. */
export const WithDownPayment: Story = {
  globals: { locale: 'es', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Cuota inicial y cuotas' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Cuota inicial/ }), '100{Tab}');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Cuotas después de la inicial/ }), '9{Tab}');
    await expect(await canvas.findByText(/^Cuota inicial de .*100.00 y 9 cuotas de .*55.46/)).toBeVisible();
  },
};
/** A plan of a file that is no number of instalments stays, and is let go with what it was made for, which is said. */
export const PlanOfFile: Story = {
  args: {
    policy: aPolicy({
      ...draft,
      own_plan: [
        { due_date: '2026-02-01', amount: '99.15' },
        { due_date: '2026-03-01', amount: '200.00' },
        { due_date: '2026-08-01', amount: '150.00' },
        { due_date: '2026-11-01', amount: '150.00' },
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'As in the file' })).toBeChecked();
    await expect(canvas.getByText(/^4 instalments, as agreed/)).toBeVisible();
    const day = canvas.getByRole('textbox', { name: /^Estimated payment day/ });
    await userEvent.clear(day);
    await userEvent.type(day, '7{Tab}');
    await expect(await canvas.findByText(/^The plan of the file was made for other terms/)).toBeVisible();
  },
};
