import { aPolicySheet } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { answering, answers, failing, resolving, slow, withToasts } from '../../testing/index.ts';
import { PaperMenu } from './PaperMenu.tsx';

/** Muhammad al-Arabi, as he writes it. */
const arabic = '\u0645\u062d\u0645\u062f \u0627\u0644\u0639\u0631\u0628\u064a';
const sheet = aPolicySheet();
const languages: (string | null)[] = [];
const pdf = resolving('getPolicyDocument', ({ request }) => {
  languages.push(request.headers.get('accept-language'));
  return new HttpResponse('%PDF-1.7\n%%EOF', {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': "attachment; filename*=UTF-8''policy-VH-2026-00418.pdf",
    },
  });
});
const meta = {
  title: 'Screens/Policies/PaperMenu',
  component: PaperMenu,
  decorators: [withToasts],
  parameters: answers(pdf),
  args: { policyId: 118 },
} satisfies Meta<typeof PaperMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: ReturnType<typeof within>, name = 'Print or PDF') => {
  (await canvas.findByRole('button', { name })).click();
  return within(await screen.findByRole('menu'));
};

/** Both documents, in the reader's language and in the other one. */
export const Open: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 360 } },
  play: async ({ canvas }) => {
    const menu = await open(canvas);
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Print policy',
      'Download policy (PDF)',
      'Download payment plan (PDF)',
      'Download policy (PDF)',
      'Download payment plan (PDF)',
    ]);
  },
};
/** A name in another script is printed as empty boxes: the menu says so before. */
export const UnwritableName: Story = {
  args: { policyId: sheet.policy.id, names: [arabic] },
  parameters: answers(
    pdf,
    answering('getPolicySheet', {
      ...sheet,
      contractor: sheet.contractor && { ...sheet.contractor, name: arabic },
      payer: sheet.payer && { ...sheet.payer, name: `${arabic} 2` },
    }),
  ),
  play: async ({ canvas }) => {
    await open(canvas);
    // What the page names at once, and the rest once the page is settled and its paper read.
    await expect(screen.getByRole('menu')).toHaveAccessibleDescription(
      `“${arabic}” cannot be written by the font of the PDF: empty boxes are printed in its place.`,
    );
    await waitFor(
      () =>
        expect(screen.getByRole('menu')).toHaveAccessibleDescription(
          `“${arabic}” and “${arabic} 2” cannot be written by the font of the PDF: empty boxes are printed in their place.`,
        ),
      { timeout: 10_000 },
    );
  },
};
/** The file is called as the server names it, and is asked for in the language that was chosen. */
export const SavedInTheOtherLanguage: Story = {
  play: async ({ canvas, userEvent }) => {
    languages.length = 0;
    const saved: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    try {
      const menu = await open(canvas);
      const other = within(menu.getByRole('group', { name: 'In Spanish' }));
      await userEvent.click(other.getByRole('menuitem', { name: 'Download policy (PDF)' }));
      await expect(await screen.findByText('“policy-VH-2026-00418.pdf” saved')).toBeVisible();
      await expect(saved).toEqual(['policy-VH-2026-00418.pdf']);
      await expect(languages).toEqual(['es']);
    } finally {
      click.mockRestore();
    }
  },
};
/** While it is made it can be called off. */
export const Waiting: Story = {
  parameters: answers(slow('getPolicyDocument')),
  play: async ({ canvas, userEvent }) => {
    const menu = await open(canvas);
    await userEvent.click(menu.getAllByRole('menuitem', { name: 'Download policy (PDF)' })[0] as HTMLElement);
    await expect(await screen.findByText('Preparing the document…')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText('Preparing the document…')).not.toBeInTheDocument());
  },
};
export const Failed: Story = {
  globals: { locale: 'es', theme: 'dark' },
  parameters: answers(failing('getPaymentPlan', 'not_found')),
  play: async ({ canvas, userEvent }) => {
    const menu = await open(canvas, 'Imprimir o PDF');
    await userEvent.click(menu.getAllByRole('menuitem', { name: 'Descargar plan de pagos (PDF)' })[0] as HTMLElement);
    await expect(await screen.findByText(/No se pudo hacer el PDF/)).toBeVisible();
  },
};
/** What comes out of the printer is the sheet, and it is gone afterwards. */
export const Printed: Story = {
  play: async ({ canvas, userEvent }) => {
    const printed: (string | null | undefined)[] = [];
    const print = spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
      printed.push(document.querySelector('[data-print-sheet] h1')?.textContent);
      window.dispatchEvent(new Event('afterprint'));
    });
    try {
      const menu = await open(canvas);
      await userEvent.click(menu.getByRole('menuitem', { name: 'Print policy' }));
      await waitFor(() => expect(printed).toEqual(['VH-2026-00418']));
      await waitFor(() => expect(document.querySelector('[data-print-sheet]')).toBeNull());
    } finally {
      print.mockRestore();
    }
  },
};
/** Who may not see instalments is offered no plan; who may see only them, nothing of the policy. */
export const OnlyPayments: Story = {
  parameters: { session: { permissions: ['policy_app.view_payment'] } },
  args: { printed: 'payment_plan' },
  play: async ({ canvas }) => {
    const menu = await open(canvas);
    await expect(menu.getAllByRole('menuitem')).toHaveLength(2);
    await expect(menu.queryByText(/policy/)).not.toBeInTheDocument();
  },
};
