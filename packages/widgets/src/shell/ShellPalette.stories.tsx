import { Text } from '@corredor/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { aBrand } from '../base/brand/brand.fixtures.ts';
import { RecordCommands } from '../frames/commands/index.ts';
import { answering, answers, empty, failing, slow } from '../testing/index.ts';
import { Shell } from './Shell.tsx';

const onGo = fn();
const onPay = fn();
const meta = {
  title: 'Screens/Shell/Palette and shortcuts',
  component: Shell,
  parameters: { layout: 'fullscreen', start: '/app/management/policies', onGo, ...answers(empty('listDrafts')) },
  args: { brand: aBrand(), children: <Text>…</Text> },
  beforeEach: () => void onGo.mockClear(),
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const open = async ({ canvas, userEvent }: Context) => {
  await canvas.findByRole('button', { name: 'Search' });
  await userEvent.keyboard('{Control>}k{/Control}');
  return within(await screen.findByRole('dialog', { name: 'Search and commands' }));
};

/** Ctrl+K: records, screens and actions; a record opens its page, and of two of one number the term says which is which. */
export const FindsRecords: Story = {
  play: async (context) => {
    const palette = await open(context);
    await context.userEvent.type(palette.getByRole('combobox'), 'ana');
    await expect(await palette.findByRole('option', { name: /^Instalment 2 · POL-000118/ })).toBeVisible();
    await expect(
      palette.getByRole('option', {
        name: /^Ana Lucía Cevallos · POL-000118 Active .* 15 Jan 2026 to 15 Jan 2027 more actions: right arrow$/,
      }),
    ).toBeVisible();
    await context.userEvent.click(palette.getByRole('option', { name: /^Ana Lucía Cevallos · POL-000118/ }));
    await expect(onGo).toHaveBeenCalledWith('/app/management/policies/118');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await open(context);
    await expect(again.getByText('Recent')).toBeVisible();
    await expect(again.getByRole('option', { name: /^Ana Lucía Cevallos · POL-000118/ })).toBeVisible();
  },
};
/** Of people who are called alike it is told who holds policies, and who owes; where other kinds are found too, each leaves them room. */
export const TellsPeopleApart: Story = {
  parameters: {
    ...answers(
      empty('listDrafts'),
      answering('searchRecords', {
        groups: [
          {
            kind: 'customer',
            has_more: false,
            results: ['Andrea Vega', 'Andrea Espinosa', 'Andrea Lema', 'Andrea Moscoso'].map((title, index) => ({
              ...{ id: 41 + index, title, detail: `170439960${index}`, number: null, status: null },
              ...{ start_date: null, end_date: null, due_date: null },
              ...{ policies_in_force: index === 0 ? 2 : 0, owed: index === 0 ? '58.78' : '0.00' },
            })),
          },
          {
            kind: 'policy',
            has_more: false,
            results: [
              {
                ...{ id: 118, title: 'VH-2026-00118', detail: 'Andrea Vega', number: null, status: 'active' },
                ...{ start_date: '2026-01-15', end_date: '2027-01-15', due_date: null },
              },
            ],
          },
        ],
      }),
    ),
  },
  play: async (context) => {
    const palette = await open(context);
    await context.userEvent.type(palette.getByRole('combobox'), 'andrea');
    const holder = await palette.findByRole('option', {
      name: /^Andrea Vega 2 policies in force · owes \$58\.78 · 1704399600/,
    });
    await expect(palette.getByRole('option', { name: /^Andrea Lema 1704399602/ })).toBeVisible();
    await expect(palette.queryByRole('option', { name: /^Andrea Moscoso/ })).toBeNull();
    await expect(await palette.findByRole('option', { name: 'See all' })).toBeVisible();
    await context.userEvent.click(holder);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // What was looked at lately is told by what does not change from day to day.
    const again = await open(context);
    await expect(await again.findByRole('option', { name: /^Andrea Vega 1704399600/ })).toBeVisible();
  },
};
/** What is done most with a hit is a key away: a late instalment is paid, a policy changed, without its page first. */
export const ActsOnHits: Story = {
  tags: ['snapshot'],
  parameters: {
    snapshot: { width: 1280, height: 720 },
    ...answers(
      empty('listDrafts'),
      answering('searchRecords', {
        groups: [
          {
            kind: 'policy',
            has_more: false,
            results: [
              {
                ...{ id: 118, title: 'POL-000118', detail: 'Ana Lucía Cevallos', number: null, status: 'active' },
                ...{ start_date: '2026-01-15', end_date: '2027-01-15', due_date: null },
              },
            ],
          },
        ],
      }),
    ),
  },
  play: async (context) => {
    const palette = await open(context);
    const isMarked = (name: RegExp | string) =>
      waitFor(() =>
        expect(screen.getByRole('combobox')).toHaveAttribute(
          'aria-activedescendant',
          screen.getByRole('option', { name }).id,
        ),
      );
    await context.userEvent.type(palette.getByRole('combobox'), 'pol-000118');
    await isMarked(/^Ana Lucía Cevallos · POL-000118/);
    await expect(palette.getByText('more to do')).toBeVisible();
    await context.userEvent.keyboard('{ArrowRight}');
    await isMarked('See its instalments');
    await expect(palette.getByText('back')).toBeVisible();
    await context.userEvent.keyboard('{ArrowLeft}');
    await isMarked(/^Ana Lucía Cevallos · POL-000118/);
    await context.userEvent.keyboard('{ArrowRight}');
    await isMarked('See its instalments');
    await context.userEvent.keyboard('{ArrowDown}');
    await isMarked('New movement');
    await context.userEvent.keyboard('{Enter}');
    await expect(onGo).toHaveBeenCalledWith('/app/management/policies/118/movements/create');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // What was opened lately offers what does not hang on its state.
    await open(context);
    await isMarked(/^Ana Lucía Cevallos · POL-000118/);
    await context.userEvent.keyboard('{ArrowRight}');
    await isMarked('See its instalments');
  },
};
/** From the button of the top bar, by keyboard alone: the first is marked, so Enter does it. */
export const DoesActions: Story = {
  parameters: answers(answering('searchRecords', { groups: [] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
    const palette = within(await screen.findByRole('dialog', { name: 'Search and commands' }));
    await userEvent.type(palette.getByRole('combobox'), 'new cust');
    await palette.findByRole('option', { name: 'New customer' });
    await userEvent.keyboard('{Enter}');
    await expect(onGo).toHaveBeenCalledWith('/app/management/customers/create');
  },
};
/** On a record, what can be done with it stands first and is marked; its keys do the same, and Escape does what the foot says. */
export const OnARecord: Story = {
  args: {
    children: (
      <RecordCommands
        kind="payment"
        id={901}
        label="Instalment 2 · POL-000118"
        description="Ana Lucía Cevallos"
        commands={[
          { id: 'pay', label: 'Register payment', run: onPay },
          { id: 'edit', label: 'Edit', href: '/app/management/payments/901/update' },
          false,
        ]}
      />
    ),
  },
  beforeEach: () => void onPay.mockClear(),
  play: async (context) => {
    const { userEvent } = context;
    const palette = await open(context);
    const pay = await palette.findByRole('option', { name: /^Register payment/ });
    const field = palette.getByRole('combobox');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', pay.id));
    await expect(palette.getByRole('group', { name: 'Instalment 2 · POL-000118' })).toBeVisible();
    await userEvent.type(field, 'zz');
    await expect(await palette.findByText('clear')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await palette.findByText('close')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(onPay).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('p');
    await expect(onPay).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('e');
    await expect(onGo).toHaveBeenLastCalledWith('/app/management/payments/901/update');
  },
};
/** What is of the sample book is marked, as in lists; what was marked before it came is not named any more once it is gone. */
export const FindsSample: Story = {
  parameters: answers(
    answering('searchRecords', {
      groups: [
        {
          kind: 'customer',
          has_more: false,
          results: [
            {
              id: 41,
              title: 'Ana Lucía Cevallos',
              detail: '1710034065',
              number: null,
              status: null,
              start_date: null,
              end_date: null,
              due_date: null,
              is_sample: true,
            },
          ],
        },
      ],
    }),
  ),
  play: async (context) => {
    const palette = await open(context);
    await context.userEvent.type(palette.getByRole('combobox'), 'ana');
    await expect(
      await palette.findByRole('option', { name: / Sample · 1710034065 more actions: right arrow$/ }),
    ).toBeVisible();
    await waitFor(() => {
      const marked = palette.getByRole('combobox').getAttribute('aria-activedescendant');
      return expect(marked === null || document.getElementById(marked) !== null).toBe(true);
    });
  },
};
/** Nothing that a viewer may not do. */
export const Viewer: Story = {
  globals: { role: 'viewer' },
  play: async (context) => {
    const palette = await open(context);
    await expect(palette.getByRole('option', { name: /^Policies/ })).toBeVisible();
    await expect(palette.queryByRole('option', { name: /^Users/ })).toBeNull();
    await expect(palette.queryByRole('option', { name: 'New policy' })).toBeNull();
  },
};
export const NothingFound: Story = {
  parameters: answers(answering('searchRecords', { groups: [] })),
  play: async (context) => {
    const palette = await open(context);
    await context.userEvent.type(palette.getByRole('combobox'), 'zzz');
    await expect(await palette.findByText('Nothing matches “zzz”.')).toBeVisible();
  },
};
export const SearchFails: Story = {
  parameters: answers(failing('searchRecords', 'internal')),
  play: async (context) => {
    const palette = await open(context);
    await context.userEvent.type(palette.getByRole('combobox'), 'poli');
    await expect(await palette.findByRole('alert')).toBeVisible();
    await expect(palette.getByRole('option', { name: /^Policies/ })).toBeVisible();
  },
};
export const Searching: Story = {
  parameters: answers(slow('searchRecords')),
  play: async (context) => {
    const palette = await open(context);
    await context.userEvent.type(palette.getByRole('combobox'), 'a');
  },
};
export const SpanishDark: Story = {
  globals: { locale: 'es', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar' }));
    await expect(await screen.findByRole('option', { name: 'Nueva póliza' })).toBeVisible();
  },
};
/** Keys lead to screens and to the form of the open list; the sheet names them and turns single keys off. */
export const Shortcuts: Story = {
  parameters: answers(
    answering('updateMyPreferences', {
      theme: 'system',
      density: 'comfortable',
      language: 'en',
      grids: {},
      shortcuts: false,
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Policies' });
    await userEvent.keyboard('n');
    await expect(onGo).toHaveBeenCalledWith('/app/management/policies/create');
    await userEvent.keyboard('gc');
    await expect(onGo).toHaveBeenLastCalledWith('/app/management/customers');
    await userEvent.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(sheet.getByText('Move between cells')).toBeVisible();
    await expect(sheet.getByText('Register the payment')).toBeVisible();
    await userEvent.click(sheet.getByRole('switch', { name: 'Single-key shortcuts' }));
    await waitFor(() => expect(sheet.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    onGo.mockClear();
    await userEvent.keyboard('gp');
    await expect(onGo).not.toHaveBeenCalled();
  },
};
