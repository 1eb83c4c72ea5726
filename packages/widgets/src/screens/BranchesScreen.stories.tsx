import { aBranch, aPage } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answering, answers, failing, listStates, resolving, withToasts } from '../testing/index.ts';
import { BranchesScreen } from './BranchesScreen.tsx';

const onGo = fn();
const longName =
  'Pérdida de beneficios por rotura de maquinaria y montaje de equipo electrónico de contratistas '.repeat(2);
const many = aPage(
  Array.from({ length: 200 }, (_, index) => aBranch({ id: index + 1, name: `${index} ${longName}` })),
  4321,
);
const meta = {
  title: 'Screens/Branches/BranchesScreen',
  component: BranchesScreen,
  parameters: {
    start: '/app/configuration/branches',
    onGo,
    ...answers(
      answering('listBranches', aPage([aBranch(), aBranch({ id: 8, name: 'Transporte', group: 'transport' })])),
    ),
  },
  beforeEach: () => void onGo.mockClear(),
} satisfies Meta<typeof BranchesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const openMenu: Play = async ({ canvas, userEvent }) => {
  const row = (await canvas.findByRole('link', { name: 'Vehículos' })).closest('[role=row]') ?? document.body;
  await userEvent.click(within(row as HTMLElement).getByRole('button', { name: /Actions|More/ }));
};

export const Administrator: Story = {
  globals: { locale: 'es' },
  tags: ['snapshot', 'all-looks'],
  parameters: { snapshot: { width: 1440, height: 900 } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Vehículos' });
    await expect(await canvas.findByRole('button', { name: 'Vistas' })).toBeVisible();
  },
};
/** Several official branches are added at once, also from an address that asks for that. */
export const Official: Story = {
  parameters: {
    start: '/app/configuration/branches?official=true',
    ...answers(
      answering('listBranches', aPage([aBranch()])),
      answering('createOfficialBranches', { added: [{ id: 9, name: 'Individual life' }], existing_count: 0 }),
    ),
  },
  decorators: [withToasts],
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add official branches' }));
    await expect(await dialog.findByRole('checkbox', { name: 'Vehicles' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Individual life' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add 1 branch' }));
    await expect(await screen.findByText('1 branch added')).toBeVisible();
  },
};
const added = fn();
const fillsTheList = {
  ...answers(
    resolving('listBranches', () => HttpResponse.json(aPage(added.mock.calls.length > 0 ? [aBranch()] : []))),
    resolving('createOfficialBranches', () => {
      added();
      return HttpResponse.json({ added: [{ id: 7, name: 'Vehicles' }], existing_count: 0 });
    }),
  ),
};
const addVehicles = async (userEvent: Parameters<Play>[0]['userEvent']) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Add official branches' }));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Vehicles' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add 1 branch' }));
};
/** The button that opened the list goes with the empty page: the focus is in the rows that stand there now. */
export const OfficialFirst: Story = {
  parameters: fillsTheList,
  beforeEach: () => void added.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose official branches' }));
    await addVehicles(userEvent);
    await canvas.findByRole('link', { name: 'Vehículos' });
    await waitFor(() => expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement));
  },
};
/** So it is where the address opened it and nothing was pressed before. */
export const OfficialByAddress: Story = {
  parameters: { start: '/app/configuration/branches?official=true', ...fillsTheList },
  beforeEach: () => void added.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await addVehicles(userEvent);
    await canvas.findByRole('link', { name: 'Vehículos' });
    await waitFor(() => expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement));
  },
};
/** Reads everything, changes nothing: no button that would be refused. */
export const Viewer: Story = {
  globals: { role: 'viewer' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Vehículos' });
    await expect(canvas.queryByRole('button', { name: 'New branch' })).not.toBeInTheDocument();
  },
};
/** The detail stands over the list and has an address of its own. */
export const Detail: Story = {
  parameters: answers(answering('listBranches', aPage([aBranch()])), answering('getBranch', aBranch())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Vehículos' }));
    await expect(onGo).toHaveBeenCalledWith('/app/configuration/branches?detail=7');
    const panel = await screen.findByRole('dialog', { name: 'Vehículos' });
    await expect(await within(panel).findByText('Daños propios y robo de vehículos livianos y pesados.')).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: 'Edit branch' }));
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Vehículos');
  },
};
/** A branch in use stays, and the dialog says what holds on to it. */
export const HeldBranch: Story = {
  parameters: answers(
    answering('listBranches', aPage([aBranch()])),
    failing('deleteBranch', 'held', {
      detail: 'It cannot be deleted because other records use it.',
      held_by: [{ model: 'policy', count: 3 }],
    }),
  ),
  play: async (context) => {
    await openMenu(context);
    await context.userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete branch' });
    await context.userEvent.click(within(question).getByRole('button', { name: 'Delete branch' }));
    await expect(await within(question).findByText('3 policies depend on it.')).toBeVisible();
  },
};
/** A search goes to the address a moment after it is typed. */
export const Searches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search branches' }), 'inc');
    await waitFor(() => expect(onGo).toHaveBeenCalledWith('/app/configuration/branches?search=inc'));
  },
};
const states = listStates({
  list: 'listBranches',
  start: '/app/configuration/branches',
  title: 'Branches',
  emptyText: 'No branches yet',
  row: 'Vehículos',
  create: { role: 'button', name: 'New branch' },
  broker: ['Detail', 'Edit', 'Delete'],
  assistant: ['Detail'],
  many,
});
/** Does everything of the business with a row, deleting too. */
export const Broker: Story = states.broker;
/** Adds, but neither changes nor deletes. */
export const Assistant: Story = states.assistant;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const NoMatch: Story = states.noMatch;
export const Failed: Story = states.failed;
/** A refusal is no failure: trying again would change nothing. */
export const Forbidden: Story = states.forbidden;
/** Long names and as many rows as a page can have. */
export const Cruel: Story = states.cruel;
