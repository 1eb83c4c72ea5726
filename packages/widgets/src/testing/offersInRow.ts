import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';

/** The menu of the first row offers these verbs and no others, so that no reader is offered what would be refused. */
export async function offersInRow({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, verbs: string[]) {
  const [first] = await canvas.findAllByRole('button', { name: /^More actions/ });
  await userEvent.click(first as HTMLElement);
  const menu = within(await screen.findByRole('menu'));
  // A row also narrows the list to what it shows, which anybody may.
  const narrowing = menu.queryByRole('group', { name: 'Show only' });
  const entries = menu.getAllByRole('menuitem').filter((entry) => !narrowing?.contains(entry));
  const offered = entries.map(({ textContent }) => textContent);
  await expect(offered).toEqual(verbs.map((verb) => expect.stringMatching(new RegExp(`^${verb}`))));
}
