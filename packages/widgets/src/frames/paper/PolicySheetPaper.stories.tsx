import { aCancelledSheet, anInsured, aPolicy, aPolicyCoverage, aPolicySheet } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import PolicySheetPaper from './PolicySheetPaper.tsx';

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="260" height="88"><rect width="260" height="88" rx="12" fill="#2f4fbf"/><circle cx="44" cy="44" r="22" fill="#fff"/></svg>',
)}`;
const sheet = aPolicySheet();

const meta = {
  title: 'Screens/Policies/PolicySheetPaper',
  component: PolicySheetPaper,
  parameters: { layout: 'padded' },
  args: { sheet: { ...sheet, brokerage: { ...sheet.brokerage, image: logo } }, kind: 'policy' },
} satisfies Meta<typeof PolicySheetPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a customer may read: parties, premium, coverages, insureds, goods and instalments, each table named by its heading. */
export const Policy: Story = {
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'VH-2026-00418' })).toBeVisible();
    const instalments = within(canvas.getByRole('table', { name: 'Instalments' }));
    await expect(instalments.getByRole('row', { name: /^12 \/ 12/ })).toBeVisible();
    await expect(instalments.getByRole('row', { name: 'Total $599.15' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Andrade Seguros' })).toBeVisible();
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
  },
};
/** For the payer: not a word of what is insured. */
export const PaymentPlan: Story = {
  args: { kind: 'payment_plan' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Payment plan')).toBeVisible();
    await expect(canvas.getByText('$549.23')).toBeVisible();
    await expect(canvas.queryByText('Coverages')).not.toBeInTheDocument();
  },
};
/** What movements made of the premium, what credits paid and what is still owed back; and that it ends before its term. */
export const CancelledPlan: Story = {
  tags: ['snapshot'],
  args: { sheet: aCancelledSheet(), kind: 'payment_plan' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ends on 1 Dec 2026; active until then')).toBeVisible();
    const credits = within(canvas.getByRole('table', { name: 'Credits' }));
    await expect(credits.getByRole('row', { name: /Movement 3: Cancellation .*\$245\.31$/ })).toBeVisible();
  },
};
/** Each issued movement with its day and amount, from the premium as issued to the current one. */
export const CancelledPolicy: Story = {
  args: { sheet: aCancelledSheet() },
  play: async ({ canvas }) => {
    const movements = within(await canvas.findByRole('table', { name: 'Movements' }));
    await expect(movements.getByRole('row', { name: '1 · Inclusion 1 Mar 2026 END-0071 $434.05' })).toBeVisible();
    await expect(movements.getByRole('row', { name: /^Current total premium .*\$754\.69$/ })).toBeVisible();
  },
};
/** Paper is white in the dark theme too. */
export const SpanishInTheDark: Story = {
  tags: ['snapshot'],
  globals: { locale: 'es', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Prima' })).toBeVisible();
    await expect(getComputedStyle(canvas.getByRole('article')).backgroundColor).toBe('rgb(255, 255, 255)');
  },
};
export const Draft: Story = {
  args: {
    sheet: aPolicySheet({
      policy: aPolicy({ status: 'draft', number: null, start_date: null, end_date: null }),
      coverages: [],
      insureds: [],
      insureds_count: 0,
      instalments: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Draft: not in force yet/)).toBeVisible();
  },
};
const longName = 'María de los Ángeles Fernanda Guadalupe Villavicencio y Montesdeoca de la Torre';
/** Long names, a number without blanks, twelve digits, texts of many lines, and as many insureds as fit no page. */
export const Cruel: Story = {
  args: {
    sheet: aPolicySheet({
      policy: aPolicy({
        number: 'RESPONSABILIDAD-CIVIL-PROFESIONAL-2026-000000418-B',
        total_grant: '123456789012.34',
        condition: 'Amparo patrimonial sujeto a inspección previa.\n'.repeat(12),
      }),
      coverages: [aPolicyCoverage({ limit: '123456789012.34' })],
      insureds: Array.from({ length: 120 }, (_, index) =>
        anInsured({ id: index + 1, customer: { id: index + 1, name: `${longName} ${index + 1}` } }),
      ),
      insureds_count: 12_000,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/These are the first 120 of 12,000 insureds/)).toBeVisible();
    const article = canvas.getByRole('article');
    await expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth);
  },
};
