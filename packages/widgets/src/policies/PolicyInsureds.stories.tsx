import { anInsured, aPage, aPolicy } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answering, answers, empty, failing } from '../testing/index.ts';
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
  title: 'Policies/PolicyInsureds',
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
export const Editing: Story = {
  globals: { locale: 'es', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar: Emilia Andrade Cevallos' }));
    await expect(await canvas.findByRole('textbox', { name: 'Número de certificado' })).toHaveValue('C-00042');
  },
};
export const Empty: Story = { parameters: answers(empty('listPolicyInsureds')) };
export const Failed: Story = { parameters: answers(failing('listPolicyInsureds', 500)) };
/** One page of thousands. */
export const Cruel: Story = { parameters: answers(answering('listPolicyInsureds', aPage(page, 4321))) };
export const ReadOnly: Story = { args: { isEditable: false } };
