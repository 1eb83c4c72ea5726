import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from './index.ts';

const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
const tones = ['strong', 'body', 'muted', 'accent', 'positive', 'caution', 'critical'] as const;

const meta = {
  title: 'Components/Text/Text',
  tags: ['stable'],
  component: Text,
  args: { children: 'The broker sees what is due first.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['snapshot'],
  render: () => (
    <Stack gap="small">
      {sizes.map((size) => (
        <Text key={size} size={size}>
          Size {size}: the broker sees what is due first.
        </Text>
      ))}
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          Tone {tone}
        </Text>
      ))}
      <Text weight="semibold" isNumeric>
        1,111.00
      </Text>
      <Text weight="semibold" isNumeric>
        8,888.00
      </Text>
      <Text isTruncated>{'One line, cut where the space ends. '.repeat(12)}</Text>
    </Stack>
  ),
};
/** A note keeps the lines that a person typed. */
export const AsTyped: Story = {
  args: { keepsLines: true, children: 'Call before noon.\nAsk for the inspection.' },
  play: async ({ canvas }) => {
    const note = canvas.getByText(/Call before noon/);
    await expect(note.getBoundingClientRect().height).toBeGreaterThan(
      1.5 * Number.parseFloat(getComputedStyle(note).lineHeight),
    );
  },
};
