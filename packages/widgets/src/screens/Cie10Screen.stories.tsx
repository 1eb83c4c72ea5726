import { aPage } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { answering, answers, empty, failing, slow } from '../testing/index.ts';
import { Cie10Screen } from './Cie10Screen.tsx';

const aCode = {
  id: 10,
  code: 'I10',
  name: 'High blood pressure without known cause',
  description: 'Not from elsewhere.',
};
const asthma = { id: 11, code: 'J45.9', name: 'Asthma', description: null };
const longName = 'Complications of surgical and medical care, late effects and consequences of external causes '.repeat(
  3,
);
const many = Array.from({ length: 100 }, (_, index) => ({ ...aCode, id: index + 1, name: longName }));
const meta = {
  title: 'Screens/CIE10/Cie10Screen',
  component: Cie10Screen,
  parameters: {
    start: '/app/configuration/ci10s',
    ...answers(answering('listCie10Codes', aPage([aCode, asthma])), answering('getCie10Code', aCode)),
  },
} satisfies Meta<typeof Cie10Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Code and name at once, the whole text in the detail; nothing to add. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'J45.9' })).toBeVisible();
    await expect(canvas.getByText('Asthma')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /New/ })).not.toBeInTheDocument();
  },
};
/** Anybody who is signed in reads the list; nobody here changes it. */
export const Viewer: Story = {
  globals: { role: 'viewer' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'I10' }));
    const panel = await screen.findByRole('dialog', { name: 'I10' });
    await expect(await within(panel).findByText('Not from elsewhere.')).toBeVisible();
    await expect(within(panel).queryByRole('link', { name: /Edit/ })).not.toBeInTheDocument();
  },
};
export const Administrator: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'Códigos CIE10' })),
};
export const Empty: Story = {
  parameters: answers(empty('listCie10Codes')),
  play: async ({ canvas }) => void (await canvas.findByText('No ICD-10 codes yet')),
};
export const NoMatch: Story = {
  parameters: { start: '/app/configuration/ci10s?search=zz', ...answers(empty('listCie10Codes')) },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Clear search and filters' })),
};
export const Cruel: Story = { parameters: answers(answering('listCie10Codes', aPage(many, 14_000))) };
export const Loading: Story = { parameters: answers(slow('listCie10Codes')) };
export const Failed: Story = { parameters: answers(failing('listCie10Codes', 'internal')) };
