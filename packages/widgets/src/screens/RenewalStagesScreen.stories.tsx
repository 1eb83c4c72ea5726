import { renewalStages } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answering, answers, failing, resolving, withToasts } from '../testing/index.ts';
import { RenewalStagesScreen } from './RenewalStagesScreen.tsx';

const sent = fn();
const stages = renewalStages.map((stage, index) => ({ ...stage, renewals_count: index === 1 ? 3 : 0 }));
const meta = {
  title: 'Screens/Renewals/RenewalStagesScreen',
  component: RenewalStagesScreen,
  decorators: [withToasts],
  parameters: {
    start: '/app/configuration/renewal-stages',
    ...answers(
      answering('listRenewalStages', { results: stages }),
      resolving('orderRenewalStages', async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json({ results: stages });
      }),
      resolving('createRenewalStage', async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json({ ...stages[0], id: 90 }, { status: 201 });
      }),
      resolving('deleteRenewalStage', ({ request }) => {
        sent(new URL(request.url).searchParams.get('move_to'));
        return new HttpResponse(null, { status: 204 });
      }),
    ),
  },
  beforeEach: () => void sent.mockClear(),
} satisfies Meta<typeof RenewalStagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each stage with its kind, its cards and when a card stands too long; one goes up by its menu. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('3 cards')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions: Asked the insurer' }));
    const menu = within(await screen.findByRole('menu'));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Move up' }));
    const [first, second, ...rest] = stages.map(({ id }) => id);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ ids: [second, first, ...rest] }));
    await screen.findByText('Stages in the new order');
  },
};
/** A new one needs a name in both languages; it stands after the last of its kind. */
export const Adds: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('3 cards');
    await userEvent.click(canvas.getByRole('button', { name: 'New stage' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New stage' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Name in Spanish/ }), 'En pausa');
    await userEvent.click(dialog.getByRole('button', { name: 'Create stage' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Name in English/ })).toBeInvalid());
    await userEvent.type(dialog.getByRole('textbox', { name: /Name in English/ }), 'On hold');
    await userEvent.click(dialog.getByRole('button', { name: 'Create stage' }));
    const position = stages.findLast(({ kind }) => kind === 'open')?.position;
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        name_es: 'En pausa',
        name_en: 'On hold',
        kind: 'open',
        position,
        stale_after_days: null,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
/** The cards of a stage that is deleted go to another of its kind; in Spanish, in the dark. */
export const Deletes: Story = {
  globals: { locale: 'es', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('3 tarjetas');
    await userEvent.click(canvas.getByRole('button', { name: 'Acciones: Pedida a la aseguradora' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar etapa' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar etapa' }));
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: /A dónde van sus 3 tarjetas/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Por revisar' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar etapa' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('1'));
    await screen.findByText('Etapa eliminada');
  },
};
/** Cards came to the stage since the list was read: the question follows, and asks where they go. */
export const CardsCameMeanwhile: Story = {
  parameters: answers(
    resolving('listRenewalStages', () => {
      const renewals_count = sent.mock.calls.length > 0 ? 2 : 0;
      return HttpResponse.json({
        results: stages.map((stage, at) => (at === 1 ? { ...stage, renewals_count } : stage)),
      });
    }),
    resolving('deleteRenewalStage', ({ request }, refuse) => {
      const to = new URL(request.url).searchParams.get('move_to');
      sent(to);
      return to
        ? new HttpResponse(null, { status: 204 })
        : refuse('held', { held_by: [{ model: 'renewal', count: 2 }] });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions: Asked the insurer' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete stage' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.queryByRole('button', { name: /cards go/ })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete stage' }));
    await userEvent.click(await dialog.findByRole('button', { name: /Where its 2 cards go/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'To review' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete stage' }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith('1'));
  },
};
export const Failed: Story = {
  parameters: answers(failing('listRenewalStages', 'internal')),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
