import { aPage } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { aGate, allCame, answering, answers, besideAsking, failing, resolving } from '../../testing/index.ts';
import { SentMessages } from './SentMessages.tsx';
import { aMessage, aMessageRow, someMessages } from './sentMessages.fixtures.ts';

const asked = fn();
const meta = {
  title: 'Screens/Policies/SentMessages',
  component: SentMessages,
  args: { model: 'policy', id: 118 },
  parameters: answers(
    resolving('listMessages', ({ request }) => {
      asked(new URL(request.url).search);
      return HttpResponse.json(aPage(someMessages()));
    }),
    answering('getMessage', aMessage()),
  ),
  beforeEach: () => void asked.mockClear(),
} satisfies Meta<typeof SentMessages>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To whom, when and by whom, and what became of each. */
export const Ready: Story = {
  tags: ['snapshot', 'all-looks'],
  parameters: { snapshot: { width: 720, height: 420 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Messages' })).toBeVisible();
    await expect(asked).toHaveBeenCalledWith('?about_model=policy&about_id=118&page=1&page_size=5');
    await expect(canvas.getByText('On its way')).toBeVisible();
    await expect(canvas.getByText('Not delivered')).toBeVisible();
    await expect(canvas.getByText(/emision@delsur\.example · .* · Rosa Mora/)).toBeVisible();
  },
};
/** One is read exactly as it was sent, with the names of its files. */
export const Read: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, second] = await canvas.findAllByRole('button', { name: /^Read “/ });
    if (second) await userEvent.click(second);
    const dialog = within(await screen.findByRole('dialog', { name: 'Condiciones de renovación · Andes Seguros' }));
    await expect(await dialog.findByText(/de la lista adjunta \(3\)/)).toBeVisible();
    await expect(dialog.getByText('renovaciones.xlsx (7 kB)')).toBeVisible();
    await userEvent.click(dialog.getByText('Close'));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
const letter = aGate();
/** A long one is scrolled by keyboard, though its text comes later than its window. */
export const ReadLong: Story = {
  beforeEach: () => letter.shut(),
  parameters: answers(
    resolving('getMessage', async () => {
      await letter.passed();
      return HttpResponse.json(aMessage({ body: 'Cada renglón de una carta muy larga.\n'.repeat(120) }));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Read “/ });
    if (first) await userEvent.click(first);
    const dialog = within(await screen.findByRole('dialog'));
    letter.open();
    const text = await dialog.findByText(/Cada renglón/);
    const body = await waitFor(() => {
      const scroller = text.closest('[tabindex="0"]');
      if (!(scroller instanceof HTMLElement)) throw new Error('Nothing there takes the focus.');
      return scroller;
    });
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
    await waitFor(async () => {
      await userEvent.tab();
      await expect(body).toHaveFocus();
    });
  },
};
/** One that was given up says so. */
export const ReadFailed: Story = {
  parameters: answers(
    answering('getMessage', aMessage({ status: 'failed', sent_at: null, to: 'nadie@delsur.example', files: [] })),
  ),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Read “/ });
    if (first) await userEvent.click(first);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/did not go out after many attempts/)).toBeVisible();
  },
};
/** Five are shown, and the others page by page; the focus stays where it was pressed. */
export const Many: Story = {
  parameters: answers(
    resolving('listMessages', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const [page, size] = [Number(query.get('page')), Number(query.get('page_size'))];
      const all = Array.from({ length: 12 }, (_, at) =>
        aMessageRow({ id: 100 + at, subject: `Recordatorio ${at + 1}` }),
      );
      return HttpResponse.json(aPage(all.slice((page - 1) * size, page * size), all.length));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Recordatorio 5')).toBeVisible();
    await expect(canvas.queryByText('Recordatorio 6')).not.toBeInTheDocument();
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await expect(await canvas.findByText('Recordatorio 6')).toBeVisible();
    await expect(canvas.queryByText('Recordatorio 1')).not.toBeInTheDocument();
    await userEvent.click(next);
    await expect(await canvas.findByText('Recordatorio 12')).toBeVisible();
    await waitFor(() => expect(next).toHaveFocus());
  },
};
/** Where nothing was sent there is nothing to see. */
export const Nothing: Story = {
  decorators: [besideAsking],
  parameters: answers(
    resolving('listMessages', () => {
      asked('');
      return HttpResponse.json(aPage([]));
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await allCame(canvasElement);
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: answers(failing('listMessages', 'internal')),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
export const Spanish: Story = {
  globals: { locale: 'es', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Mensajes' })).toBeVisible();
    await expect(canvas.getByText('No entregado')).toBeVisible();
  },
};
/** Long addresses and subjects. */
export const Cruel: Story = {
  parameters: answers(
    answering(
      'listMessages',
      aPage([
        aMessageRow({
          to: `${'direccion.muy.larga.'.repeat(8)}@${'aseguradora'.repeat(5)}.example`,
          subject: 'Renovación de pólizas con un asunto que no cabe en ninguna línea '.repeat(4),
        }),
      ]),
    ),
  ),
  play: async ({ canvas }) => expect(await canvas.findByText(/no cabe en ninguna línea/)).toBeVisible(),
};
