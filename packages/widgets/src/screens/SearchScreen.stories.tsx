import { aDirectoryEntry } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { aBrand } from '../base/brand/brand.fixtures.ts';
import { publicStory } from '../base/brand/publicStory.fixtures.ts';
import { answering, answers } from '../testing/index.ts';
import { SearchScreen } from './SearchScreen.tsx';

const facets = { countries: [], states: [], cities: [], tags: [], branches: [] };
const found = { count: 1, page: 1, page_size: 12, results: [aDirectoryEntry({ name: 'Andina Seguros' })], facets };
const meta = {
  title: 'Screens/Public pages/SearchScreen',
  component: SearchScreen,
  parameters: { ...publicStory, start: '/search', ...answers(answering('listDirectory', found)) },
  args: { brand: aBrand(), place: { query: '', tags: [], branches: [], page: 1 }, onPlace: fn(), initialData: found },
} satisfies Meta<typeof SearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is looked for stands in the address as soon as the visitor pauses. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /Andina Seguros/ })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'vida');
    await waitFor(() => expect(args.onPlace).toHaveBeenLastCalledWith('/search?query=vida', { replace: true }));
  },
};
/** A city that is chosen here names the page, as it does where the server draws it. */
export const NamedByCity: Story = {
  args: { place: { query: '', city: 'quito', tags: [], branches: [], page: 1 }, initialData: undefined },
  play: async () => waitFor(() => expect(document.title).toMatch(/in Quito/)),
};
const galapagos = aDirectoryEntry({
  alias: 'galapagos-seguros',
  name: 'Galápagos Seguros',
  slogan: 'Embarcaciones, buceo y turismo en todas las islas',
  city: 'Puerto Ayora',
  state: { code: 'EC-W', name: 'Galápagos' },
});
const twelve = Array.from({ length: 12 }, (_, at) => ({ ...galapagos, alias: `galapagos-seguros-${at}` }));
/** On a wide screen three stand beside each other, and neither slogan nor place is cut. */
export const Wide: Story = {
  tags: ['snapshot'],
  parameters: { screen: { width: 1440, height: 900 } },
  args: { initialData: { ...found, count: 12, results: twelve } },
  play: async ({ canvas }) => {
    const [slogan] = await canvas.findAllByText(galapagos.slogan ?? '');
    const [place] = await canvas.findAllByText('Puerto Ayora, Galápagos, Ecuador');
    for (const line of [slogan, place]) await expect(line?.scrollHeight).toBeLessThanOrEqual(line?.clientHeight ?? 0);
    const cards = canvas.getAllByRole('link', { name: 'Galápagos Seguros' }).map((link) => link.closest('li'));
    const lefts = new Set(cards.map((card) => card?.getBoundingClientRect().left));
    await expect(lefts.size).toBe(3);
    const heights = new Set(cards.map((card) => card?.offsetHeight));
    await expect(heights.size).toBe(1);
    // Nothing is looked for, so nothing is nearer to it.
    const sort = within(canvas.getByRole('navigation', { name: 'Sort by' }));
    await expect(sort.getAllByRole('link').map((link) => link.textContent)).toEqual(['Name', 'Newest']);
  },
};
/** The order is chosen by a link that keeps what is looked for, and begins with the first page. */
export const Sorted: Story = {
  args: { place: { query: 'vida', city: 'quito', tags: [], branches: [], sort: 'name', page: 2 } },
  play: async ({ canvas }) => {
    const sort = within(await canvas.findByRole('navigation', { name: 'Sort by' }));
    await expect(sort.getByRole('link', { current: true })).toHaveTextContent('Name');
    const addresses = sort.getAllByRole('link').map((link) => link.getAttribute('href'));
    const kept = '/search?query=vida&city=quito';
    await expect(addresses).toEqual([kept, `${kept}&sort=name`, `${kept}&sort=newest`]);
  },
};
