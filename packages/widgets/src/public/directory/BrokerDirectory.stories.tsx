import { aDirectoryEntry } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { BrokerDirectory } from './BrokerDirectory.tsx';
import { directoryFetcher } from './directory.fixtures.ts';

const meta = {
  title: 'Screens/Embedded widgets/BrokerDirectory',
  component: BrokerDirectory,
  tags: ['stable', 'element'],
  parameters: { isReading: true },
  args: {
    locale: 'en',
    theme: 'light',
    fetcher: directoryFetcher(),
    onSelect: fn(({ preventDefault }) => preventDefault()),
    onQueryChange: fn(),
    onError: fn(),
  },
} satisfies Meta<typeof BrokerDirectory>;
export default meta;
type Story = StoryObj<typeof meta>;

const refused =
  (status: number, headers = {}) =>
  async () =>
    Response.json({ detail: 'No.' }, { status, headers });
let isRefusing = true;
/** Refuses until somebody tries again: a page may ask more than once before it says that it failed. */
const refusing = (request: Request) => (isRefusing ? refused(500)() : directoryFetcher()(request));

/** Cards that are links, and how many there are. */
export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const link = await canvas.findByRole('link', { name: 'Andina Asesores de Seguros' });
    await expect(canvas.getByRole('status')).toHaveTextContent('16 brokers');
    await expect(link.getAttribute('href')).toMatch(/\/andina$/);
    await userEvent.click(link);
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ alias: 'andina' }));
  },
};
export const Loading: Story = { args: { fetcher: () => new Promise(() => {}) } };
/** It searches a moment after typing, says what it found, and can be taken back. */
export const Searches: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('16 brokers');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name, city or speciality' }), 'zzz');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No broker matches the search'));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('zzz');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(await canvas.findByText('16 brokers')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};
/** Filters stand in the page, tell how many there are, and become chips. */
export const Filters: Story = {
  args: { visibleFilters: ['country', 'state', 'city', 'tags', 'branches'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('16 brokers');
    await userEvent.click(canvas.getByText('Filters'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'Perú (2)');
    await expect(await canvas.findByText('2 brokers')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Fianzas/ }));
    await expect(await canvas.findByText('1 broker')).toBeVisible();
    const remove = canvas.getByRole('button', { name: 'Remove Perú' });
    await expect(remove.querySelector('svg')?.viewBox.baseVal.width).toBe(16);
    await userEvent.click(remove);
    await expect(await canvas.findByText('2 brokers')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Faro Asesores' })).toBeVisible();
  },
};
/** A partner shows its own city only, whatever the visitor clears. */
export const Locked: Story = {
  args: { city: 'Cuenca', lockedFilters: ['city', 'country', 'state'], visibleFilters: ['city', 'tags'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2 brokers')).toBeVisible();
    await userEvent.click(canvas.getByText('Filters'));
    await expect(canvas.queryByRole('combobox', { name: 'City' })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all' }));
    await expect(await canvas.findByText('2 brokers')).toBeVisible();
  },
};
/** More come below, and the keyboard goes on at the first of them. */
export const More: Story = {
  args: { pageSize: 6 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more brokers' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Garantía Total' })).toHaveFocus());
    await expect(canvas.getAllByRole('listitem', { name: '' }).length).toBeGreaterThan(12);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more brokers' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show more brokers' })).toBeNull());
  },
};
/** Numbered pages are links that work without script too. */
export const Pages: Story = {
  args: { pageSize: 3, pagination: 'pages', layout: 'list', formAction: '/search' },
  play: async ({ canvas, userEvent }) => {
    const last = await canvas.findByRole('link', { name: 'Page 6' });
    await expect(last).toHaveAttribute('href', '/search?page=6');
    await userEvent.click(canvas.getByRole('link', { name: 'Next' }));
    await expect(await canvas.findByRole('link', { name: 'Delta Corredores' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  },
};
/** The profile takes the list's place; going back finds the list where it was. */
export const Inline: Story = {
  args: { target: 'inline', onSelect: undefined, renderProfile: ({ name }) => <h2>Profile of {name}</h2> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Costa Seguros' }));
    await expect(await canvas.findByRole('heading', { name: 'Profile of Costa Seguros' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the list' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Costa Seguros' })).toHaveFocus());
  },
};
/** What went wrong, and a way on. */
export const Failed: Story = {
  args: { fetcher: refusing },
  play: async ({ canvas, userEvent, args }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    isRefusing = false;
    await userEvent.click(again);
    await expect(await canvas.findByText('16 brokers')).toBeVisible();
    isRefusing = true;
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'server', status: 500 }));
  },
};
export const RateLimited: Story = {
  args: { fetcher: refused(429, { 'Retry-After': '30' }), locale: 'es' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Intente de nuevo en 30 segundos.'));
  },
};
/** Not JSON is no answer of ours. */
export const Malformed: Story = {
  args: { fetcher: async () => new Response('<html>') },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: 'Try again' });
    await waitFor(() =>
      expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'server', retryable: true })),
    );
  },
};
/** A partner may keep us from asking, and show what it likes. */
export const Cancelled: Story = {
  args: { onSearch: () => false, slots: { footer: <p>Our own brokers</p> } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Our own brokers')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
const long = 'Compañía Interamericana de Asesoría, Corretaje y Administración de Seguros y Reaseguros del Pacífico ';
export const LongTexts: Story = {
  args: {
    layout: 'list',
    fetcher: directoryFetcher([
      aDirectoryEntry({
        name: long.repeat(2).trim(),
        slogan: long.repeat(3),
        tags: ['un-nombre-de-especialidad-que-no-se-puede-partir-en-ninguna-parte'],
      }),
      aDirectoryEntry({ alias: 'bo', name: 'Bo', slogan: null, city: null, state: null, tags: [], branches: [] }),
    ]),
  },
};
export const Dark: Story = { args: { theme: 'dark', density: 'compact' } };
const partner: Record<string, string> = {
  '--corredor-color-accent': '#7a1f5c',
  '--corredor-color-surface': '#fbf4ee',
  '--corredor-color-surface-raised': '#fffdfa',
  '--corredor-color-text': '#2b1a24',
  '--corredor-color-text-muted': '#6d5763',
  '--corredor-color-border': '#ead9d0',
  '--corredor-radius': '2px',
  '--corredor-font-family': 'Georgia, serif',
};
/** Colours, shape and type of a partner. */
export const Partner: Story = {
  decorators: [
    (Story) => (
      <div style={partner}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
