import { aPage } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { aSeller } from '../finance/sellers/sellers.fixtures.ts';
import { answering, answers, listStates } from '../testing/index.ts';
import { SellersScreen } from './SellersScreen.tsx';

const rows = [aSeller(), aSeller({ id: 26, name: 'Otro' })];
const longName = 'Un nombre largo que no cabe en ninguna columna, con palabras y más palabras hasta el final '
  .repeat(2)
  .slice(0, 115);
const many = aPage(
  Array.from({ length: 200 }, (_, index) => aSeller({ id: index + 1, name: `${index} ${longName}` })),
  4321,
);
const meta = {
  title: 'Screens/Sellers/SellersScreen',
  component: SellersScreen,
  parameters: {
    start: '/app/configuration/sellers',
    ...answers(answering('listSellers', aPage(rows)), answering('getSeller', aSeller())),
  },
} satisfies Meta<typeof SellersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Administrator: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Julio Andrade' });
    await expect(await canvas.findByRole('button', { name: 'Vistas' })).toBeVisible();
  },
};
/** Reads everything, changes nothing: no button that would be refused. */
export const Viewer: Story = {
  globals: { role: 'viewer' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Julio Andrade' }));
    const panel = await screen.findByRole('dialog', { name: 'Julio Andrade' });
    await expect(await within(panel).findByText('1710034065')).toBeVisible();
    await expect(screen.queryByRole('link', { name: /Edit|New seller/ })).not.toBeInTheDocument();
  },
};
const told = listStates({
  list: 'listSellers',
  start: '/app/configuration/sellers',
  title: 'Sellers',
  emptyText: 'No sellers yet',
  row: 'Julio Andrade',
  create: { role: 'link', name: 'New seller' },
  adds: ['broker'],
  broker: ['Detail', 'Edit', 'Delete'],
  assistant: ['Detail'],
  many,
});
/** Does everything of the business with a row, deleting too. */
export const Broker: Story = told.broker;
/** Neither adds, changes nor deletes: the brokerage's money is not an assistant's. */
export const Assistant: Story = told.assistant;
export const Loading: Story = told.loading;
export const Empty: Story = told.empty;
export const NoMatch: Story = told.noMatch;
export const Failed: Story = told.failed;
/** A refusal is no failure: trying again would change nothing. */
export const Forbidden: Story = told.forbidden;
/** Long names and as many rows as a page can have. */
export const Cruel: Story = told.cruel;
