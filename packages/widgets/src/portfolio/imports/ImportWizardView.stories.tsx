import { CallError } from '@corredor/core/errors';
import { aPage } from '@corredor/core/fixtures';
import { instalmentsFall, type PlanDoubt, plannedBy } from '@corredor/core/imports';
import type { PlanExample, PlansRead } from '@corredor/machines/import-wizard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { answering, answers } from '../../testing/index.ts';
import { ImportWizardView } from './ImportWizardView.tsx';
import { anImport, aReadTable, aWizard, aWizardRow, someMoves, someRows } from './wizard.fixtures.ts';

const lost = new CallError({});
const imported = someRows.map((row) => (row.state === 'good' ? { ...row, state: 'imported' as const } : row));
const after = {
  rows: imported,
  counts: { good: 0, bad: 1, identical: 1, different: 1, unchecked: 0, skipped: 0, imported: 2 },
  import: anImport(),
};
const longName = 'Transportes interprovinciales y servicios complementarios del Austro Compañía Limitada '.repeat(2);
const many = Array.from({ length: 1000 }, (_, index) =>
  aWizardRow({ number: index + 2, values: { identification: `${1710000000 + index}`, name: longName, birthdate: '' } }),
);

const roomFor = (allowed: number, used: number) => ({ limit: 'customers', allowed, used, plan: 'Basic' }) as const;

const meta = {
  title: 'Screens/Imports/ImportWizardView',
  component: ImportWizardView,
  args: { kind: 'customers', view: aWizard(), moves: someMoves(), onClose: fn() },
} satisfies Meta<typeof ImportWizardView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  args: { view: aWizard({ step: 'choosing', table: null }) },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('button', { name: 'Download template' });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input) await userEvent.upload(input, new File(['a;b'], 'clientes.csv', { type: 'text/csv' }));
    await expect(args.moves.choose).toHaveBeenCalled();
  },
};
/** The plan has room for some more: told before a file is made. */
export const RoomLeft: Story = {
  args: { view: aWizard({ step: 'choosing', table: null }), limits: [roomFor(4_000, 259)] },
  play: async () =>
    expect(await screen.findByText('Your plan has room for 3,741 more (4,000 customers, 259 used).')).toBeVisible(),
};
/** The plan is full: told with the way out, before a file is chosen. */
export const NoRoom: Story = {
  args: { view: aWizard({ step: 'choosing', table: null }), limits: [roomFor(50, 50)] },
  play: async () => {
    await expect(await screen.findByText('Your plan has no room left (50 customers, 50 used)')).toBeVisible();
    await expect(screen.getByRole('link', { name: /^Upgrade plan/ })).toHaveAttribute('href', '/app/payments/plan');
  },
};
/** A file of vehicles brings owners too: told for how many the plan has room. */
export const RoomForOwners: Story = {
  args: {
    kind: 'vehicles',
    view: aWizard({ step: 'choosing', table: null }),
    limits: [{ ...roomFor(500, 12), limit: 'vehicles' }, roomFor(4_000, 3_990)],
  },
  play: async () => {
    await expect(await screen.findByText('Your plan has room for 488 more (500 vehicles, 12 used).')).toBeVisible();
    await expect(
      screen.getByText('New owners are added as customers: there is room for 10 more (4,000 customers, 3,990 used).'),
    ).toBeVisible();
  },
};
/** More rows are good than the plan has room for: told before anything is written. */
export const FitsPartly: Story = {
  args: {
    view: aWizard({ rows: many, counts: { ...aWizard().counts, good: 1000, bad: 0, identical: 0, different: 0 } }),
    limits: [roomFor(4_000, 3_259)],
  },
  play: async () => {
    await expect(await screen.findByText('741 rows fit your plan (4,000 customers, 3,259 used)')).toBeVisible();
    await expect(screen.getByText('259 will not be made. Leave them out, or upgrade the plan first.')).toBeVisible();
  },
};
export const Reading: Story = { args: { view: aWizard({ step: 'reading', table: null, isBusy: true }) } };
/** A large file says how much of it is read, and can be cancelled. */
export const ReadingLarge: Story = {
  args: { view: aWizard({ step: 'reading', table: null, isBusy: true, readShare: 0.35 }) },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '35%');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.moves.cancel).toHaveBeenCalled();
  },
};
/** Read otherwise, its columns stay in sight, and it can be cancelled too. */
export const ReadingAgain: Story = {
  args: { view: aWizard({ step: 'mapping', rows: [], isBusy: true, readShare: 0.35 }) },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('progressbar')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.moves.cancel).toHaveBeenCalled();
  },
};
export const Unreadable: Story = {
  args: {
    view: aWizard({ step: 'choosing', table: null, error: lost }),
    fileProblem: 'The file is damaged or protected. Open it in Excel, save it again, and retry.',
  },
};
export const Mapping: Story = {
  args: { view: aWizard({ step: 'mapping' }) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Asesor/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Notes' }));
    await expect(args.moves.map).toHaveBeenCalledWith(3, 'notes');
    await userEvent.click(screen.getByRole('button', { name: 'Check rows' }));
    await expect(args.moves.confirmMapping).toHaveBeenCalledOnce();
  },
};
/** A required field has no column: nothing can be checked yet. */
export const MappingIncomplete: Story = {
  args: { view: aWizard({ step: 'mapping', mapping: ['identification', null, null, null], missing: ['name'] }) },
  play: async () => {
    await expect(await screen.findByText('Some required columns are not assigned')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Check rows' })).toBeDisabled();
  },
};
/** Nothing is doubtful: one line says what is read, and a button opens the choices. */
export const ReadAsGuessed: Story = {
  args: { view: aWizard({ step: 'mapping', table: aReadTable() }) },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Sheet “Clientes”: headings in row 3, rows to 122.')).toBeVisible();
    await expect(screen.queryByRole('heading', { name: 'How the file is read' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Change how it is read' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Clientes \(120 rows\)/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Listas, hidden (14 rows)' }));
    await expect(args.moves.chooseReading).toHaveBeenCalledWith({ sheet: 2 });
    await userEvent.click(screen.getByRole('checkbox', { name: 'The headings take two rows' }));
    await expect(args.moves.chooseReading).toHaveBeenCalledWith({ headRow: 3, headRows: 2 });
  },
};
const inDoubt = aReadTable({
  source: 'text',
  encoding: 'dos-850',
  encodingChoices: [
    { encoding: 'windows-1252', sample: 'Ana \u00a2' },
    { encoding: 'dos-850', sample: 'Ana ó' },
  ],
  separator: ';',
  separatorChoices: [
    { separator: ';', columns: 4 },
    { separator: ',', columns: 2 },
  ],
  sheet: 0,
  sheetChoices: [],
  doubts: ['encoding', 'separator', 'head'],
});
/** Letters, separator and headings are doubtful: each is asked with what the file shows, and the choices are open. */
export const ReadInDoubt: Story = {
  args: { view: aWizard({ step: 'mapping', table: inDoubt }) },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(/^The letters of the file are not certain.*: Ana ó$/)).toBeVisible();
    await expect(screen.getByText(/^More than one sign parts the lines evenly. The semicolon is taken/)).toBeVisible();
    await expect(screen.getByText(/^Few headings are known. Those of row 3 are taken: Cédula · Nombres/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^semicolon: 4 columns/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'comma: 2 columns' }));
    await expect(args.moves.chooseReading).toHaveBeenCalledWith({ separator: ',' });
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    await expect(screen.queryByRole('button', { name: /^semicolon/ })).toBeNull();
  },
};
/** Insurer and branch stand in the first row of each group: it is asked with an example, and chosen once. */
export const GroupsInDoubt: Story = {
  args: {
    view: aWizard({
      step: 'mapping',
      table: aReadTable({
        blanks: { row: 5, heading: 'Cía.', text: 'Andina', instead: null, count: 38 },
        doubts: ['blanks'],
      }),
    }),
  },
  play: async ({ args, userEvent }) => {
    await expect(
      await screen.findByText(/^38 cells are blank below .*row 5, Cía\.: above it stands Andina/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Take the value above/ }));
    await expect(args.moves.chooseReading).toHaveBeenCalledWith({ fillsDown: true });
  },
};
const example = { row: 14, heading: 'Nombres', count: 2 };
/** What is wrong with rows, and what was done about them, is told before they are checked. */
export const ReadWithFaults: Story = {
  args: {
    view: aWizard({
      step: 'mapping',
      table: aReadTable({
        faults: [
          { kind: 'quote', count: 1, row: 8, note: { kind: 'quote' } },
          { kind: 'long', count: 2, row: 9, note: { kind: 'long', cells: 6, heads: 4, text: 'Quito · 099' } },
        ],
        garbled: { ...example, text: 'Pe\u00c3\u00b1a', instead: 'Peña' },
        rounded: { ...example, heading: 'Prima', text: '1873.36', instead: '1873.3567' },
        hiddenRows: 3,
        leftOut: [
          { number: 60, kind: 'head', text: 'Cédula · Nombres' },
          { number: 122, kind: 'total', text: 'TOTAL GENERAL · 160,00' },
        ],
      }),
    }),
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('heading', { name: 'How the file is read' })).toBeVisible();
    await expect(screen.getByText(/^A quotation mark in row 8 is not closed/)).toBeVisible();
    await expect(screen.getByText(/which seems to be Peña/)).toBeVisible();
    await expect(screen.getByText(/row 14, Prima: 1873.36, not 1873.3567/)).toBeVisible();
    await expect(screen.getByText(/Row 122, a total: TOTAL GENERAL · 160,00/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change how it is read' }));
    await userEvent.click(screen.getByRole('radio', { name: 'All that are stored' }));
    await expect(args.moves.chooseReading).toHaveBeenCalledWith({ places: 'stored' });
  },
};
/** What was chosen leaves no row: nothing can be checked, and the choices stay. */
export const ReadWithoutRows: Story = {
  args: { view: aWizard({ step: 'mapping', table: { fileName: 'a.xlsx', headings: ['Nombre'], rows: [] } }) },
  play: async () => {
    await expect(await screen.findByText(/^No rows are left/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Check rows' })).toBeDisabled();
  },
};
/** What was chosen cannot be read: the table that was there stays. */
export const ReadOtherwiseFails: Story = {
  args: {
    view: aWizard({ step: 'mapping', table: aReadTable(), error: lost }),
    fileProblem: 'The file has more than 20,000 rows. Split it into parts.',
  },
  play: async () => expect(await screen.findByText(/^The file has more than 20,000 rows/)).toBeVisible(),
};
/** Numbers up to 1 in a column of percents: asked once for the column, with one of them; nothing goes in before. */
export const PercentsTwoWays: Story = {
  args: {
    kind: 'policies',
    view: aWizard({
      canImport: false,
      percents: [
        {
          ...{ field: 'commission_percent', text: '0.15', percent: '0.15%', fraction: '15%' },
          ...{ beside: '12', rows: 8, scale: null },
        },
      ],
    }),
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Does 0.15 mean 0.15% or 15%?')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: '0.15 means 15%' }));
    await expect(args.moves.chooseScale).toHaveBeenCalledWith('commission_percent', 'fraction');
  },
};
/** Some amounts stand on the side of credit: what that is in the file is asked once; nothing goes in before. */
export const SidesOfALedger: Story = {
  args: {
    kind: 'policies',
    view: aWizard({
      canImport: false,
      sides: { debit: { rows: 88, text: 'D' }, credit: { rows: 12, text: 'C' }, charge: null },
    }),
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('What does C mean beside an amount?')).toBeVisible();
    await expect(screen.getByText(/^12 rows stand on the side of credit.*88 rows have D\.$/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'C gives money back or lowers: those rows do not go in' }));
    await expect(args.moves.chooseCharge).toHaveBeenCalledWith('debit');
  },
};
/** All stand on the side of debit: told. */
export const SidesTold: Story = {
  args: {
    kind: 'payments',
    view: aWizard({ sides: { debit: { rows: 40, text: '100,00 DB' }, credit: null, charge: 'debit' } }),
  },
  play: async () =>
    expect(
      await screen.findByText('40 rows say debit, as in 100,00 DB: their amounts are read as charged.'),
    ).toBeVisible(),
};
/** Several telephones in a cell: told once for the file before anything goes in, and on each row. */
export const SeveralInCells: Story = {
  args: {
    view: aWizard({
      several: { rows: 12, text: '0993441394 / 02-2347688' },
      rows: [aWizardRow({ warnings: { name: ['0993441394 was taken. The rest is in the notes: 02-2347688'] } })],
    }),
  },
  play: async () => {
    await expect(
      await screen.findByText('12 rows have several telephones or e-mail addresses in a cell'),
    ).toBeVisible();
    await expect(screen.getByText(/^As in 0993441394 \/ 02-2347688: the first is taken/)).toBeVisible();
  },
};
/** Totals of the file that are other than computed: told once before anything goes in, with the one that differs most. */
export const OtherTotals: Story = {
  args: {
    kind: 'policies',
    view: aWizard({
      totals: { rows: 14, example: { row: 8, policy: 'VEH-0042', said: '640.00', computed: '599.15' } },
    }),
  },
  play: async () => {
    await expect(await screen.findByText('14 policies have another total in the file than is computed')).toBeVisible();
    await expect(
      screen.getByText(/policy VEH-0042 \(row 8\): the file says .*640\.00.* adds up to .*599\.15/),
    ).toBeVisible();
  },
};
/** The report says it too, of the rows that went in. */
export const SeveralInReport: Story = {
  args: { view: aWizard({ step: 'done', ...after, several: { rows: 1, text: '0993441394 / 02-2347688' } }) },
  play: async () =>
    expect(await screen.findByText(/^1 row had several telephones or e-mail addresses in a cell/)).toBeVisible(),
};
/** Make and model stand in one cell: a known make is told, and where another one stands is asked once; nothing goes in before. */
export const MakesTwoWays: Story = {
  args: {
    kind: 'vehicles',
    view: aWizard({
      canImport: false,
      makes: {
        sure: { text: 'HINO GD', brand: 'HINO', model: 'GD', isSure: true },
        open: {
          text: 'QINGQI QM200',
          first: { brand: 'QINGQI', model: 'QM200', isSure: false },
          last: { brand: 'QM200', model: 'QINGQI', isSure: false },
          rows: 3,
        },
        side: null,
      },
    }),
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Which part of QINGQI QM200 is the brand?')).toBeVisible();
    await expect(screen.getByText('HINO GD is read as the brand HINO and the model GD.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Brand QINGQI, model QM200' }));
    await expect(args.moves.chooseMakeSide).toHaveBeenCalledWith('first');
  },
};
/** Every make is known: told with one of them. */
export const MakesTold: Story = {
  args: {
    kind: 'vehicles',
    view: aWizard({
      makes: {
        sure: { text: 'CHEVROLET / AVEO', brand: 'CHEVROLET', model: 'AVEO', isSure: true },
        open: null,
        side: null,
      },
    }),
  },
  globals: { locale: 'es' },
  play: async () =>
    expect(await screen.findByText('CHEVROLET / AVEO se lee como marca CHEVROLET y modelo AVEO.')).toBeVisible(),
};
const aPlanExample = (row: number, policy: string, doubt: PlanDoubt, count?: number): PlanExample => {
  const plan = { start: '2026-04-18', end: '2027-04-18', total: '600.00', count };
  const plans = instalmentsFall[doubt].map((fall) => ({ fall, instalments: plannedBy(plan, fall) }));
  return { row, policy, total: plan.total, plans };
};
const openDates: PlansRead = {
  doubt: 'dates',
  rows: 93,
  examples: [
    aPlanExample(2, 'VH-90050', 'dates', 4),
    aPlanExample(5, 'VH-90061', 'dates', 6),
    aPlanExample(9, 'IN-00012', 'dates', 2),
  ],
  fall: null,
};
/** The file says how many instalments there are, and not when: asked once, with the plans of three policies; nothing goes in before. */
export const PlansTwoWays: Story = {
  args: { kind: 'policies', view: aWizard({ canImport: false, plans: [openDates] }) },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('When are the instalments due?')).toBeVisible();
    await expect(screen.getByText('VH-90050: $600.00')).toBeVisible();
    await expect(screen.getAllByText('18 May 2026 · $150.00')).toHaveLength(1);
    await expect(screen.getAllByText('18 Jul 2026 · $150.00')).toHaveLength(2);
    await userEvent.click(screen.getByRole('radio', { name: 'Consecutive months' }));
    await expect(args.moves.chooseFall).toHaveBeenCalledWith('dates', 'months');
  },
};
/** Of some policies the file says nothing at all: a question of its own. */
export const PlansUnsaid: Story = {
  args: {
    kind: 'policies',
    view: aWizard({
      canImport: false,
      plans: [
        { ...openDates, fall: 'months' },
        { doubt: 'number', rows: 4, examples: [aPlanExample(3, 'IN-00031', 'number')], fall: null },
      ],
    }),
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('In how many instalments is it paid?')).toBeVisible();
    await expect(screen.getByText('18 Apr 2026 · $600.00')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'A single payment' }));
    await expect(args.moves.chooseFall).toHaveBeenCalledWith('number', 'once');
  },
};
/** Once it is said only those plans are shown, and the answer can be changed. */
export const PlansSaid: Story = {
  args: { kind: 'policies', view: aWizard({ plans: [{ ...openDates, fall: 'spread' }] }) },
  globals: { locale: 'es' },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'Repartidas en la vigencia' })).toBeChecked();
    await expect(screen.getByText('VH-90050: $600,00')).toBeVisible();
    await expect(screen.queryByText('18 may 2026 · $150,00')).not.toBeInTheDocument();
  },
};
/** An amount that is fifteen hundred or one and a half: asked once, with one of them; nothing goes in before. */
export const AmountsTwoWays: Story = {
  args: {
    kind: 'policies',
    view: aWizard({
      canImport: false,
      amounts: {
        open: { field: 'net_premium', text: '1.500', amount: '1.50', decimal: '.', other: '1500.00', rows: 8 },
        told: [{ field: 'total_grant', text: '2.000', amount: '2000.00', by: '2.000,50' }],
        isSaid: false,
      },
    }),
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Does 1.500 mean 1,500.00 or 1.50?')).toBeVisible();
    await expect(screen.getByText(/^Total premium: 2.000 is read as 2,000.00/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: '1.500 means 1,500.00' }));
    await expect(args.moves.chooseDecimal).toHaveBeenCalledWith(',');
  },
};
/** What the reader has to tell of a row stands at the row. */
export const RowsWithNotes: Story = {
  args: {
    view: aWizard({
      rows: [
        aWizardRow({ notes: [{ kind: 'quote' }] }),
        aWizardRow({ number: 3, isSkipped: true, notes: [{ kind: 'long', cells: 6, heads: 4, text: 'Quito' }] }),
        aWizardRow({ number: 4, notes: [{ kind: 'error', column: 1, text: '#N/A' }] }),
      ],
    }),
  },
  play: async () => {
    await expect(await screen.findByText(/^A quotation mark is not closed/)).toBeVisible();
    await expect(screen.getByText(/^It has more cells than there are headings, 6 for 4/)).toBeVisible();
    await expect(screen.getByText('Nombres shows an error of its formula: #N/A.')).toBeVisible();
  },
};
export const Checking: Story = {
  args: { view: aWizard({ step: 'checking', isBusy: true, progress: { done: 400, total: 1000 } }) },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('400 of 1,000')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.moves.cancel).toHaveBeenCalledOnce();
  },
};
/** Nothing tells whether the day or the month comes first: said with an example, and chosen for the whole file. */
export const DatesTwoWays: Story = {
  args: {
    view: aWizard({
      dates: {
        open: { text: '02/03/1984', date: '1984-02-03', order: 'month_first', rows: 12 },
        told: [{ field: 'foundation_date', text: '04/05/2001', date: '2001-05-04', by: '26/11/1999' }],
      },
    }),
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('02/03/1984 is read as 3 Feb 1984')).toBeVisible();
    await expect(
      screen.getByText('Foundation date: 04/05/2001 is read as 4 May 2001, because the column also has 26/11/1999.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Day first' }));
    await expect(args.moves.chooseOrder).toHaveBeenCalledWith('day_first');
  },
};
/** The column tells by a day of its own that it is written otherwise than the reader does. */
export const DatesTold: Story = {
  args: {
    view: aWizard({
      dates: {
        open: null,
        told: [{ field: 'birthdate', text: '02/03/1984', date: '1984-03-02', by: '26/11/1984' }],
      },
    }),
  },
  play: async () => {
    await expect(await screen.findByText('Dates are read as the file writes them')).toBeVisible();
    await expect(screen.queryByRole('radio', { name: 'Day first' })).toBeNull();
  },
};
/** Errors stand below their cells and are typed over there. */
export const Previewing: Story = {
  play: async ({ args, userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Name, Row 3' });
    await expect(name).toHaveAccessibleDescription('Fill in this field.');
    // Cells that lie outside to the right are named where the row says how it stands.
    await expect(screen.getByText('Correct: Name, Birthdate')).toBeVisible();
    await expect(screen.getByText('Differs: Name')).toBeVisible();
    await userEvent.type(name, 'Luz{Enter}');
    await expect(args.moves.fix).toHaveBeenCalledWith(3, 'name', 'Luz');
    await expect(screen.getByText('Already exists: Ana Lucía Cevallos Mora')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'To fix (2)' }));
    await expect(screen.queryByRole('textbox', { name: 'Name, Row 2' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Leave out those with errors' }));
    await expect(args.moves.skipBad).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Import 2 rows' }));
    await expect(args.moves.start).toHaveBeenCalledOnce();
  },
};
/** All of the file is there already: there is nothing to import, and nothing to lose. */
export const AllThere: Story = {
  args: {
    view: aWizard({
      rows: someRows.filter(({ state }) => state === 'identical'),
      counts: { good: 0, bad: 0, identical: 1, different: 0, unchecked: 0, skipped: 0, imported: 0 },
      isUnsaved: false,
      canImport: false,
    }),
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Everything in the file already exists')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const PreviewingInSpanish: Story = { tags: ['!dev', '!autodocs'], globals: { locale: 'es' } };
/** Something was typed: those rows are checked before anything is imported. */
export const Fixed: Story = {
  args: {
    view: aWizard({
      rows: someRows.map((row) => (row.number === 3 ? { ...row, state: 'unchecked' as const, errors: {} } : row)),
      counts: { good: 2, bad: 1, identical: 0, different: 0, unchecked: 1, skipped: 0, imported: 0 },
      canImport: false,
    }),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check 1 row' }));
    await expect(args.moves.check).toHaveBeenCalledOnce();
  },
};
export const Repeated: Story = { args: { view: aWizard({ repeated: new Map([[4, 2]]) }) } };
/** The check failed: what was typed stays. */
export const CheckFailed: Story = {
  args: {
    view: aWizard({
      error: lost,
      counts: { good: 0, bad: 0, identical: 0, different: 0, unchecked: 4, skipped: 0, imported: 0 },
      canImport: false,
    }),
  },
  play: async () => void (await screen.findByText(/Nothing that you fixed is lost/)),
};
export const Importing: Story = {
  args: { view: aWizard({ step: 'importing', isBusy: true, progress: { done: 600, total: 1000 } }) },
};
export const Cancelling: Story = {
  args: {
    view: aWizard({ step: 'importing', isBusy: true, isCancelling: true, progress: { done: 600, total: 1000 } }),
  },
  play: async () => void (await expect(await screen.findByRole('button', { name: 'Cancel' })).toBeDisabled()),
};
/** The connection broke midway: what is in is in, and going on takes the rest. */
export const Interrupted: Story = {
  args: { view: aWizard({ step: 'interrupted', error: lost, progress: { done: 600, total: 1000 } }) },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('The import was interrupted')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(args.moves.retry).toHaveBeenCalledOnce();
  },
};
export const Whole: Story = {
  args: {
    view: aWizard({
      step: 'done',
      ...after,
      rows: imported.filter(({ state }) => state === 'imported'),
      counts: { good: 0, bad: 0, identical: 0, different: 0, unchecked: 0, skipped: 0, imported: 2 },
    }),
  },
};
export const Partial: Story = {
  args: { view: aWizard({ step: 'done', ...after }) },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Some rows were imported')).toBeVisible();
    await expect(screen.getByText('2 records created')).toBeVisible();
    await expect(screen.getByText('1 row with errors')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Fix the others' }));
    await expect(args.moves.fixRest).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Undo import' }));
    await expect(args.moves.undo).toHaveBeenCalledOnce();
  },
};
export const Undoing: Story = {
  args: { view: aWizard({ step: 'undoing', ...after, isBusy: true, progress: { done: 1, total: 2 } }) },
};
export const UndoFailed: Story = { args: { view: aWizard({ step: 'undoFailed', ...after, error: lost }) } };
/** What somebody uses or changed stays, with the reason. */
export const PartlyUndone: Story = {
  args: {
    view: aWizard({
      step: 'undone',
      ...after,
      kept: [
        {
          number: 2,
          model: 'customer',
          record: { id: 512, name: 'Rosa Elena Andrade' },
          reason: 'held',
          held_by: [{ model: 'policy', count: 1 }],
        },
        { number: 5, model: 'customer', record: { id: 513, name: longName }, reason: 'changed', held_by: [] },
      ],
    }),
  },
  play: async () => {
    await expect(await screen.findByText('Needed by 1 policy')).toBeVisible();
    await expect(screen.getByText('Somebody has changed it since')).toBeVisible();
  },
};
/** Insurers and branches that the file calls by names of its own are said once, above the rows. */
export const NamesToSay: Story = {
  args: {
    kind: 'policies',
    view: aWizard({
      mapping: ['number', 'provider', 'net_premium', 'total_grant'],
      names: [
        { kind: 'provider', name: 'Cía. de Antes', rows: 12, recordId: null },
        { kind: 'branch', name: 'Autos livianos', rows: 1, recordId: null },
      ],
      rows: [
        aWizardRow({
          values: { number: 'VH-000123', provider: 'Cía. de Antes', net_premium: '500,00', total_grant: '599,15' },
          state: 'bad',
          errors: { provider: ['No insurer is called so. Choose which one is meant, or add it.'] },
        }),
      ],
    }),
  },
  play: async () => {
    await expect(await screen.findByText('2 names in the file are not known yet')).toBeVisible();
    await expect(screen.getByRole('combobox', { name: 'Insurer: Cía. de Antes' })).toHaveAccessibleDescription(
      'In 12 rows',
    );
    await expect(screen.getByRole('combobox', { name: 'Branch: Autos livianos' })).toHaveAccessibleDescription(
      'In 1 row',
    );
  },
};
/** A company that is made here is called as the file calls it, whatever was typed to look for it. */
export const NamesMade: Story = {
  args: {
    kind: 'policies',
    view: aWizard({ names: [{ kind: 'provider', name: 'Equinoccio Seguros', rows: 12, recordId: null }] }),
    newRecords: { provider: ({ name }) => <p>{`New company: ${name}`}</p> },
  },
  parameters: answers(answering('listProviders', aPage([]))),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Insurer: Equinoccio Seguros' }), 'equi');
    await userEvent.click(await screen.findByRole('option', { name: 'New insurance company…' }));
    await expect(await screen.findByText('New company: Equinoccio Seguros')).toBeVisible();
  },
};
/** Once each name is said, nothing is asked any more. */
export const NamesSaid: Story = {
  args: {
    kind: 'policies',
    view: aWizard({ names: [{ kind: 'provider', name: 'Equinoccio Seguros', rows: 12, recordId: 1 }] }),
  },
  parameters: answers(answering('listProviders', aPage([]))),
  play: async () => {
    await expect(await screen.findByText('Every name in the file is known now')).toBeVisible();
    await expect(screen.getByText('Check the rows again. It is remembered for the next file.')).toBeVisible();
    await expect(screen.queryByText(/Choose once/)).toBeNull();
  },
};
/** Of a portfolio: whether what is complete becomes active at once. */
export const Activation: Story = {
  args: { kind: 'policies', view: aWizard({ step: 'mapping', mapping: ['number', 'provider', 'branch', null] }) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByText('Activate the policies that are complete'));
    await expect(args.moves.chooseActivation).toHaveBeenCalledWith(false);
  },
};
const total = (id: number, name: string, policies: number) => ({
  provider: { id, name },
  policies,
  instalments: policies * 3,
  net_premium: `${policies * 500}.00`,
  total_grant: `${policies * 600}.00`,
  paid_amount: `${policies * 300}.00`,
});
/** A portfolio is in: what came of each insurer, to lay beside the sums of the program it came from. */
export const PortfolioIn: Story = {
  args: {
    kind: 'policies',
    view: aWizard({
      step: 'done',
      ...after,
      import: anImport({
        kind: 'policies',
        currency: 'USD',
        totals: [total(1, 'Seguros del Pacífico', 320), total(2, 'Aseguradora del Austro', 180)],
      }),
    }),
  },
  play: async () => {
    const table = await screen.findByRole('region', { name: 'Imported for each insurer' });
    await expect(within(table).getByRole('row', { name: /^All insurers 500 1,500/ })).toBeVisible();
  },
};
/** A thousand rows with long names, by pages. */
export const Cruel: Story = {
  args: {
    kind: 'insureds',
    view: aWizard({
      rows: many,
      counts: { good: 1000, bad: 0, identical: 0, different: 0, unchecked: 0, skipped: 0, imported: 0 },
    }),
  },
};
