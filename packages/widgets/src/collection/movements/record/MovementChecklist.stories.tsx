import type { MovementCheck } from '@corredor/core/api';
import { aChecklist, aMovement, aPage, aPolicyFile } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { answering, answers, empty, failing, onDay, resolving, withToasts } from '../../../testing/index.ts';
import MovementChecklist from './MovementChecklist.tsx';

const sent = fn();
const movement = aMovement({ version: 3, checklist: aChecklist, checklist_done: 2, checklist_count: 4 });
const asStored = aChecklist.map(({ position, done_on, file }) => ({ position, done_on, file_id: file?.id ?? null }));
const meta = {
  title: 'Screens/Movements/MovementChecklist',
  component: MovementChecklist,
  args: { movement },
  decorators: [withToasts],
  parameters: answers(
    answering('listPolicyFiles', aPage([aPolicyFile(), aPolicyFile({ id: 65, name: 'cédula.pdf' })])),
    resolving('updateMovementChecklist', async ({ request }) => {
      sent(Object(await request.json()).checklist, request.headers.get('If-Match'));
      return HttpResponse.json(movement);
    }),
  ),
  beforeEach: () => {
    sent.mockClear();
    return onDay('2026-03-10')();
  },
} satisfies Meta<typeof MovementChecklist>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Half of it is there; a tick is saved at once, with the day, and can be taken off. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2 of 4')).toBeVisible();
    await expect(canvas.getByText('Mandatory · Done on 10 Mar 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Copia de la cédula/ }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledWith(
      asStored.map((one) => (one.position === 2 ? { ...one, done_on: '2026-03-10' } : one)),
      '"v3"',
    );
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /Fotos/ })).not.toHaveAttribute('aria-readonly'));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Fotos/ }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    await expect(sent.mock.calls[1]?.[0]?.[2]).toEqual({ position: 3, done_on: null, file_id: null });
  },
};

/** A file of the policy proves an entry, and ticks it; another is taken out again. */
export const Linking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Attach a PDF to “Copia de la cédula”' }));
    await userEvent.click(await canvas.findByRole('button', { name: /A file of the policy/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'cédula.pdf' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0]?.[1]).toEqual({ position: 2, done_on: '2026-03-10', file_id: 65 });
    const take = await canvas.findByRole('button', {
      name: 'Take carta de cancelación.pdf out of “Carta del cliente”',
    });
    await waitFor(() => expect(take).toBeEnabled());
    await userEvent.click(take);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    await expect(sent.mock.calls[1]?.[0]?.[0]).toEqual({ position: 1, done_on: '2026-03-10', file_id: null });
  },
};

/** A PDF is sent to the policy right there; what is none is refused before it is sent. */
export const Uploading: Story = {
  parameters: answers(
    empty('listPolicyFiles'),
    resolving('createPolicyFile', () => HttpResponse.json(aPolicyFile({ id: 88 }), { status: 201 })),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Attach a PDF to “Informe del taller”' }));
    await expect(await canvas.findByText('The policy has no files yet.')).toBeVisible();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('Nowhere to give a file.');
    input.accept = '';
    await userEvent.upload(input, new File(['a'], 'informe.txt', { type: 'text/plain' }));
    await expect(await canvas.findByText('Only PDF files are allowed')).toBeVisible();
    await userEvent.upload(input, new File(['%PDF-'], 'informe.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0]?.[3]).toEqual({ position: 4, done_on: '2026-03-10', file_id: 88 });
    await expect(canvas.queryByText('The policy has no files yet.')).toBeNull();
  },
};

/** Something else is needed, and something that is not mandatory is not. */
export const Changing: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Remove “Carta del cliente”' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add entry' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add entry' }));
    await expect(canvas.getByText('Fill in this field')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'What else is needed' }), 'Acta de entrega');
    await userEvent.click(canvas.getByRole('button', { name: 'Add entry' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0]).toEqual([
      ...asStored,
      { position: null, label: 'Acta de entrega', done_on: null, file_id: null },
    ]);
    const remove = canvas.getByRole('button', { name: 'Remove “Informe del taller”' });
    await waitFor(() => expect(remove).toBeEnabled());
    await userEvent.click(remove);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    await expect(sent.mock.calls[1]?.[0]).toEqual(asStored.slice(0, 3));
  },
};

/** What was issued keeps its entries; what came later is ticked later. */
export const Issued: Story = {
  globals: { locale: 'es', theme: 'dark' },
  args: { movement: { ...movement, status: 'issued', issued_on: '2026-03-10' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Adjuntar un PDF a «Informe del taller»' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Agregar requisito|Quitar «/ })).toBeNull();
  },
};
export const OnlyReading: Story = {
  globals: { role: 'viewer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('carta de cancelación.pdf')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Attach|Add entry|Take/ })).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: /Copia/ })).toHaveAttribute('aria-readonly', 'true');
  },
};
export const Empty: Story = {
  args: { movement: aMovement() },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Add entry' })).toBeVisible(),
};
/** Somebody else changed it meanwhile: it says so, and reads it again. */
export const Refused: Story = {
  parameters: answers(failing('updateMovementChecklist', 'movement_moved')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Copia/ }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};
const long =
  'Certificado de no adeudar emitido por la aseguradora, con firma electrónica y código de validación del sistema nacional';
export const Cruel: Story = {
  args: {
    movement: aMovement({
      checklist: Array.from(
        { length: 20 },
        (_, place): MovementCheck => ({
          position: place + 1,
          label: `${long}`.slice(0, 118).concat(String(place + 1)),
          is_required: place % 2 === 0,
          done_on: place % 3 === 0 ? '2026-03-10' : null,
          file:
            place % 4 === 0
              ? {
                  id: place,
                  name: `condiciones_generales_y_particulares_de_la_poliza_de_vehiculos_${place}_firmado.pdf`,
                }
              : null,
        }),
      ),
    }),
  },
  play: async ({ canvas }) => expect(await canvas.findByText('7 of 20')).toBeVisible(),
};
