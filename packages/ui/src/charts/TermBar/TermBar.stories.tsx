import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TermBar } from './TermBar.tsx';
import type { TermFlag, TermTick } from './termShare.ts';

const meta = {
  title: 'Components/Charts/TermBar',
  tags: ['stable'],
  component: TermBar,
  args: { label: 'Term', start: '2026-01-15', end: '2027-01-15', today: '2026-08-20', note: '148 days left' },
} satisfies Meta<typeof TermBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Halfway: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 160 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Today')).toBeVisible();
    await expect(canvas.getByText('Jan 15, 2026')).toBeVisible();
  },
};
export const NearTheEnd: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 160 } },
  args: { today: '2027-01-08', tone: 'caution', note: '7 days left' },
};
export const Over: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 160 } },
  args: { today: '2027-03-01', tone: 'neutral', note: 'Ended 45 days ago' },
  play: async ({ canvas }) => expect(canvas.queryByText('Today')).toBeNull(),
};
export const NotYet: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 160 } },
  args: { today: '2025-12-01', note: 'Starts in 45 days' },
};
const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)).toISOString().slice(0, 10));
const states = ['done', 'done', 'done', 'done', 'done', 'late', 'late', 'part'] as const;
const ticks = months.map(
  (on, index): TermTick => ({ on, state: states[index] ?? 'open', title: `Instalment ${index + 1} of 12` }),
);
const flags: TermFlag[] = [
  { on: '2026-03-20', sign: 'plus', title: 'A vehicle joined' },
  { on: '2026-06-01', sign: 'minus', title: 'A vehicle left' },
  { on: '2026-08-02', sign: 'none', title: 'A text changed' },
];
const summary = '12 instalments: 5 paid, 2 late, 1 part-paid, 4 to come. 3 movements.';

/** What falls due and what changed within the term, and the term that follows. */
export const Year: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 720, height: 180 } },
  args: { ticks, flags, summary, next: { label: 'Next term: draft' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Term' })).toHaveTextContent('2 late');
    await expect(canvas.getAllByTitle(/^Instalment/)).toHaveLength(12);
    await expect(canvas.getByTitle('A vehicle left')).toHaveTextContent('\u2212');
  },
};
/** What comes next stands beside the note, and the one that the place is about has a ring. */
export const Next: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 960, height: 160 } },
  args: {
    ticks: ticks.map((tick, index) => ({ ...tick, isCurrent: index === 7 })),
    summary,
    detail: 'Next: instalment 9, $ 49.92, Sep 15, 2026 (in 26 d)',
  },
  play: async ({ canvas }) => {
    const [start, detail] = [canvas.getByText('Jan 15, 2026'), canvas.getByText(/^Next: instalment 9/)];
    await expect(detail).toBeVisible();
    await expect(Math.abs(detail.getBoundingClientRect().top - start.getBoundingClientRect().top)).toBeLessThan(4);
    const [ringed, other] = [canvas.getByTitle('Instalment 8 of 12'), canvas.getByTitle('Instalment 9 of 12')];
    await expect(getComputedStyle(ringed).boxShadow).not.toBe('none');
    await expect(getComputedStyle(other).boxShadow).toBe('none');
  },
};
/** Where they find no room between the days, both have a line of their own. */
export const NextNarrow: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 360, height: 200 } },
  args: { ...Next.args },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [start, end] = [canvas.getByText('Jan 15, 2026'), canvas.getByText('Jan 15, 2027')];
    await expect(start.getBoundingClientRect().top).toBe(end.getBoundingClientRect().top);
    const below = canvas.getByText(/^Next: instalment 9/).getBoundingClientRect().top;
    await expect(below).toBeGreaterThan(start.getBoundingClientRect().bottom - 1);
  },
};
/** More than stand apart are drawn together; what is late is late among others. */
export const Weekly: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 720, height: 160 } },
  args: {
    ticks: Array.from({ length: 52 }, (_, week) => ({
      on: new Date(Date.UTC(2026, 0, 15 + week * 7)).toISOString().slice(0, 10),
      state: week === 20 ? ('late' as const) : week < 30 ? ('done' as const) : ('open' as const),
      title: `Instalment ${week + 1} of 52`,
    })),
  },
  play: async ({ canvas }) => {
    const marks = canvas.getAllByTitle(/^Instalment/);
    await expect(marks.length).toBeLessThanOrEqual(36);
    const titles = marks.flatMap((mark) => mark.title.split('\n'));
    await expect(titles).toHaveLength(52);
  },
};
/** In a cell or a card: the bar alone, with what is late and what comes next; what is paid leaves its colour whole. */
export const Small: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 320, height: 80 } },
  args: { size: 'small', label: summary, tone: 'positive', ticks, next: { label: null } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('img', { name: summary });
    await expect(bar).toBeVisible();
    // What has passed, two that are late and the one that is begun, and today.
    await expect(bar.firstElementChild?.childElementCount).toBe(5);
  },
};
/** Where everything is paid nothing is marked but today. */
export const SmallDone: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 320, height: 80 } },
  args: {
    size: 'small',
    label: '12 of 12 instalments paid',
    tone: 'positive',
    ticks: months.map((on): TermTick => ({ on, state: 'done' })),
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('img', { name: '12 of 12 instalments paid' });
    await expect(bar.firstElementChild?.childElementCount).toBe(2);
  },
};
/** What falls due on the first day stands within the bar; what falls due after the last stands on a tail behind it, with its day. */
export const AtTheEnds: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 160 } },
  args: {
    today: '2027-03-01',
    tone: 'neutral',
    note: 'Ended 45 days ago',
    ticks: [
      { on: '2026-01-15', state: 'done', title: 'First instalment' },
      { on: '2027-02-15', state: 'late', title: 'Last instalment', isCurrent: true },
    ],
    flags: [{ on: '2027-01-15', sign: 'minus', title: 'Cancelled' }],
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('figure', { name: 'Term' }).getBoundingClientRect();
    const ends = ['First instalment', 'Last instalment', 'Cancelled'].map((title) =>
      canvas.getByTitle(title).getBoundingClientRect(),
    );
    const ring = 4 * Math.SQRT2;
    await expect(Math.min(...ends.map(({ left }) => left))).toBeGreaterThanOrEqual(bar.left - 0.5);
    await expect(Math.max(...ends.map(({ right }) => right))).toBeLessThanOrEqual(bar.right + 0.5);
    await expect(canvas.getByTitle('Last instalment').getBoundingClientRect().right + ring).toBeLessThanOrEqual(
      bar.right + 0.5,
    );
    // The end of the term keeps its place under the end of the bar.
    await expect(canvas.getByText('Feb 15, 2027')).toBeVisible();
    await expect(canvas.getByTitle('Last instalment').getBoundingClientRect().left).toBeGreaterThan(
      canvas.getByText('Jan 15, 2027').getBoundingClientRect().right,
    );
  },
};
/** Two that fall due on one day are one mark with their number, and what is late shows. */
export const SameDay: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 160 } },
  args: {
    today: '2026-08-20',
    ticks: [...ticks, { on: '2026-09-15', state: 'late', title: 'Instalment 1 of movement 2' }],
  },
  play: async ({ canvas }) => {
    const both = canvas.getByTitle(/^Instalment 9 of 12\sInstalment 1 of movement 2$/);
    await expect(both).toBeInTheDocument();
    await expect(canvas.getByText('\u00d72')).toBeVisible();
    await expect(canvas.getAllByTitle(/^Instalment/)).toHaveLength(12);
  },
};
/** On a phone neither today nor a tick lies on another tick. */
export const Phone: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 360, height: 160 } },
  args: {
    today: '2026-01-22',
    ticks: months.map((on, index) => ({
      on: on.replace(/15$/, '25'),
      state: 'open',
      title: `Instalment ${index + 1} of 12`,
    })),
    note: '358 days left',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18.4rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await waitFor(async () => {
      const line = (await canvas.findByText('Today')).parentElement as HTMLElement;
      const marks = [line, ...canvas.getAllByTitle(/^Instalment/)].map((mark) => mark.getBoundingClientRect());
      for (const [index, mark] of marks.slice(1).entries())
        await expect(mark.left).toBeGreaterThanOrEqual(marks[index]?.right ?? 0);
    });
  },
};
export const Narrow: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 320, height: 220 } },
  args: { ticks, flags, summary, next: { label: 'Next term: draft' } },
};
export const Spanish: Story = { args: { label: 'Vigencia', note: 'Quedan 148 días' }, globals: { locale: 'es' } };
