import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LetterPreview } from './LetterPreview.tsx';

const text = `Hola, Ana:

La cuota 3 de 12 de su póliza venció el 5 de noviembre y está pendiente.

Póliza: VH-2026-00418
Aseguradora: Aseguradora del Sur
Pendiente: $ 49,93

- Banco Pichincha, cuenta corriente 2100012345
- Banco Guayaquil, cuenta de ahorros 0012345678

Si ya pagó, no tome en cuenta este correo.

Andrade Seguros
02 255 1234 · hola@andrade.example`;

const meta = {
  title: 'Patterns/Record/LetterPreview',
  component: LetterPreview,
  parameters: { layout: 'padded' },
  args: { subject: 'Cuota pendiente de su póliza VH-2026-00418', text, language: 'es' },
} satisfies Meta<typeof LetterPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as a mail is at most: the brokerage's name above, facts as a table, what is listed as a list, and the signature. */
export const OnAComputer: Story = {
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    const facts = within(await canvas.findByRole('table'));
    await expect(facts.getAllByRole('rowheader').map((one) => one.textContent)).toEqual([
      'Póliza',
      'Aseguradora',
      'Pendiente',
    ]);
    await expect(facts.getByRole('cell', { name: '$ 49,93' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('table').closest('[lang]')).toHaveAttribute('lang', 'es');
  },
};

/** As a telephone shows it. */
export const OnAPhone: Story = {
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'On a phone' }));
    const letter = canvas.getByRole('table').closest('[lang]');
    await expect(letter?.getBoundingClientRect().width).toBeLessThanOrEqual(360);
    await expect(letter?.scrollWidth).toBeLessThanOrEqual(letter?.clientWidth ?? 0);
  },
};
