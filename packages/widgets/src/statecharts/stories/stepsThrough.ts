import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

/** Presses one after the other, and sees each state that they lead to. */
export const stepsThrough =
  (...steps: [event: string, state: string][]): NonNullable<StoryObj['play']> =>
  async ({ canvas, userEvent }) => {
    for (const [event, state] of steps) {
      await userEvent.click(await canvas.findByRole('button', { name: event }));
      const panel = within(canvas.getByRole('region', { name: 'Step through' }));
      await expect(panel.getByText(state, { selector: 'strong' })).toBeVisible();
      for (const name of state.split(' · '))
        await expect(
          canvas.getAllByRole('group', { name: name.split('.').at(-1) ?? '', current: 'step' }).length,
        ).toBeGreaterThan(0);
    }
  };
