import type { Meta, StoryObj } from '@storybook/react-vite';
import { Circle, Ellipsis } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { Text } from '../../text/Text/index.ts';
import { Divider } from '../Divider/index.ts';
import { Stack } from '../Stack/index.ts';
import { ActionRow } from './index.ts';

const meta = {
  title: 'Components/Layout/ActionRow',
  tags: ['new'],
  component: ActionRow,
  args: {
    children: 'Clínica Santa Aurora',
    figure: '$562.38',
    actions: <Button size="small">Register payment</Button>,
  },
} satisfies Meta<typeof ActionRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const owed = [
  ['Juan Carlos Guamán', 'AP-2024-01329 · instalment 12 of 12', '$52.20'],
  ['Exportadora Bananera del Litoral, Sociedad Anónima de Importación y Exportación', 'AM-2026-01070', '$12,346.65'],
  ['Clínica Santa Aurora', 'AM-2025-01350 · instalment 12 of 12', '$562.38'],
] as const;
const list = () => (
  <Stack gap="small">
    {owed.map(([name, note, figure], index) => (
      <Stack key={name} gap="small">
        {index > 0 && <Divider />}
        <ActionRow
          figure={
            <Text weight="semibold" isNumeric>
              {figure}
            </Text>
          }
          actions={
            <>
              {index === 1 && (
                <Button size="small" tone="quiet">
                  Remind
                </Button>
              )}
              <Button size="small">Register payment</Button>
            </>
          }
        >
          <Text weight="semibold">{name}</Text>
          <Text tone="muted">{note}</Text>
        </ActionRow>
      </Stack>
    ))}
  </Stack>
);
/** Amounts end at the same place, so they can be compared; a long name wraps before it reaches them. */
export const Default: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 720, height: 280 } },
  render: list,
  play: async ({ canvas }) => {
    const ends = owed.map(([, , figure]) => Math.round(canvas.getByText(figure).getBoundingClientRect().right));
    await expect(new Set(ends).size).toBe(1);
    for (const button of canvas.getAllByRole('button', { name: 'Register payment' })) {
      const beside = button.closest('div')?.parentElement?.getBoundingClientRect();
      await expect(button.getBoundingClientRect().top).toBeLessThan((beside?.top ?? 0) + 12);
    }
  },
};
/** On a phone the actions stand below, and the figure stays at the end of the first line. */
export const Narrow: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 400, height: 420 } },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
  render: list,
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button');
    const figure = canvas.getByText('$52.20').getBoundingClientRect();
    await expect(button?.getBoundingClientRect().top).toBeGreaterThan(figure.bottom);
  },
};
/** A quiet button below the words begins with its label where they begin, not with its edge. */
export const NarrowQuiet: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 400, height: 140 } },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
  args: {
    hasQuietActions: true,
    actions: (
      <Button size="small" tone="quiet">
        Take back
      </Button>
    ),
  },
  play: async ({ args, canvas }) => {
    const [words, label] = [canvas.getByText(`${args.children}`), canvas.getByText('Take back')];
    await expect(label.getBoundingClientRect().top).toBeGreaterThan(words.getBoundingClientRect().top);
    await expect(Math.abs(label.getBoundingClientRect().left - words.getBoundingClientRect().left)).toBeLessThan(1);
  },
};
/** A note goes on below small actions where there is little room, and beside them its words begin where those of the first line do. */
export const NarrowNote: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 400, height: 140 } },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
  args: {
    lead: <IconButton icon={Circle} label="Complete: call the customer" size="small" />,
    children: <Text weight="semibold">Call the customer</Text>,
    note: <Text tone="muted">Call · Clínica Santa Aurora · AM-2025-01350</Text>,
    figure: undefined,
    hasSmallActions: true,
    actions: <IconButton icon={Ellipsis} label="More" size="small" />,
  },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Call the customer').getBoundingClientRect();
    const note = canvas.getByText(/Santa Aurora/).getBoundingClientRect();
    const menu = canvas.getByRole('button', { name: 'More' }).getBoundingClientRect();
    await expect(Math.abs(note.left - name.left)).toBeLessThan(1);
    await expect(note.top).toBeGreaterThanOrEqual(menu.bottom - 1);
    await expect(note.right).toBeGreaterThan(menu.left);
  },
};
/** What has no figure has its actions at the end. */
export const WithoutFigure: Story = { args: { figure: undefined } };
/** What ends a row stands before its words. */
export const WithLead: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 720, height: 120 } },
  args: {
    lead: <IconButton icon={Circle} label="Complete: call the customer" size="small" />,
    children: (
      <>
        <Text weight="semibold">Call the customer</Text>
        <Text tone="muted">Call · today</Text>
      </>
    ),
    figure: undefined,
    actions: undefined,
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button').getBoundingClientRect();
    const note = canvas.getByText('Call · today').getBoundingClientRect();
    await expect(note.left).toBeGreaterThan(button.right);
  },
};
