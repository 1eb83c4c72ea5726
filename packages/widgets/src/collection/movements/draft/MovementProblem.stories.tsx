import { CallError, toCallError } from '@corredor/core/errors';
import { aRefusal } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MovementProblem } from './MovementProblem.tsx';

const meta = {
  title: 'Screens/Movements/MovementProblem',
  tags: ['!dev', '!autodocs'],
  component: MovementProblem,
  args: { error: new CallError({}) },
} satisfies Meta<typeof MovementProblem>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No answer came: nothing is lost, and a second try does nothing twice. */
export const Lost: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The connection was lost')).toBeVisible();
    await expect(canvas.getByText(/nothing is done twice/)).toBeVisible();
  },
};
/** What our own program throws is no lost connection, and promises nothing about a second try. */
export const OurOwn: Story = {
  globals: { locale: 'es' },
  args: { error: toCallError(new TypeError('draft.items is undefined')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ocurrió un error durante la operación que intenta ejecutar.')).toBeVisible();
    await expect(canvas.queryByText(/conexión|undefined/)).not.toBeInTheDocument();
  },
};
/** What the server refuses is told in its words. */
export const Refused: Story = {
  args: { error: aRefusal(409, 'figures_changed', { detail: 'The figures have changed.' }), children: 'Look again.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The figures have changed.')).toBeVisible();
    await expect(canvas.getByText('Look again.')).toBeVisible();
  },
};
