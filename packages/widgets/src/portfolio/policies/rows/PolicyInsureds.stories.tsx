import { aBranch, anExtraField, anInsured, aPage, aPolicy } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answering, answers, empty, failing, resolving } from '../../../testing/index.ts';
import { PolicyInsureds } from './PolicyInsureds.tsx';

const titular = anInsured({
  id: 511,
  customer_id: 41,
  customer: { id: 41, name: 'Ana Lucía Cevallos Mora' },
  relationship: 'titular',
  family_relationship: null,
  titular_id: null,
  titular: null,
});
const page = Array.from({ length: 25 }, (_, index) =>
  anInsured({
    id: index + 1,
    customer: { id: index + 1, name: `Guadalupe Villavicencio y Montesdeoca de la Torre ${index + 1}` },
    prima: '123456789.12',
    beneficiary_percentage: '12.5',
  }),
);
const meta = {
  title: 'Screens/Policies/PolicyInsureds',
  component: PolicyInsureds,
  args: { policy: aPolicy({ insured_select_type: 'corporate', type: 'group' }), isEditable: true },
  parameters: answers(answering('listPolicyInsureds', aPage([titular, anInsured()]))),
} satisfies Meta<typeof PolicyInsureds>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** A new row asks for what it lacks, column by column. */
export const Adding: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add insured' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save: Add', hidden: true }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Select a value in the column Insured');
  },
};
/** A dependent is asked for the titular, who is one of the same policy. */
export const DependentNeedsTitular: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit: Ana Lucía Cevallos Mora' }));
    await userEvent.click(canvas.getByRole('button', { name: /Relationship/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Dependent' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save: Ana Lucía Cevallos Mora' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Select a value in the column Titular');
  },
};
/** A massive policy asks each titular for a certificate. */
export const CertificateOfMassive: Story = {
  args: { policy: aPolicy({ insured_select_type: 'massive', type: 'group' }) },
  parameters: answers(answering('listPolicyInsureds', aPage([{ ...titular, certificate_number: null }]))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit: Ana Lucía Cevallos Mora' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save: Ana Lucía Cevallos Mora' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Select a value in the column Certificate number');
  },
};
const sent = fn();
const extra_fields = [
  anExtraField({ key: 'job', name_es: 'Cargo', name_en: 'Position', kind: 'text', choices: [], on: 'insured' }),
];
/** What the branch asks for of each insured is written with the row. */
export const ExtraField: Story = {
  globals: { locale: 'es' },
  beforeEach: () => void sent.mockClear(),
  parameters: answers(
    answering('getBranch', aBranch({ extra_fields })),
    answering('listPolicyInsureds', aPage([{ ...titular, extra: { job: 'Chofer' } }])),
    resolving('updatePolicyInsured', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(titular);
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Cargo' })).toBeVisible();
    await expect(canvas.getByText('Chofer')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Editar: Ana Lucía Cevallos Mora' }));
    const job = await canvas.findByRole('textbox', { name: 'Cargo' });
    await userEvent.clear(job);
    await userEvent.type(job, 'Gerente{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ extra: { job: 'Gerente' } })));
  },
};
/** From a dependent to the family, and back to all. */
export const Family: Story = {
  play: async ({ canvas, userEvent }) => {
    const dependent = within(await canvas.findByRole('row', { name: /of Ana Lucía Cevallos Mora/ }));
    await userEvent.click(dependent.getByRole('button', { name: 'See family' }));
    await expect(await canvas.findByText('Family of Ana Lucía Cevallos Mora')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'See all' }));
    await expect(canvas.queryByText('Family of Ana Lucía Cevallos Mora')).toBeNull();
  },
};
export const NoMatch: Story = {
  parameters: answers(
    resolving('listPolicyInsureds', ({ request }) =>
      HttpResponse.json(new URL(request.url).searchParams.has('search') ? aPage([], 0) : aPage(page, 4321)),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'zzz');
    await expect(await canvas.findByText('No insured matches.')).toBeVisible();
  },
};
export const Editing: Story = {
  globals: { locale: 'es', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar: Emilia Andrade Cevallos' }));
    await expect(await canvas.findByRole('textbox', { name: 'Número de certificado' })).toHaveValue('C-00042');
  },
};
export const Empty: Story = { parameters: answers(empty('listPolicyInsureds')) };
export const Failed: Story = { parameters: answers(failing('listPolicyInsureds', 'internal')) };
/** One page of thousands. */
export const Cruel: Story = { parameters: answers(answering('listPolicyInsureds', aPage(page, 4321))) };
export const ReadOnly: Story = { args: { isEditable: false } };
