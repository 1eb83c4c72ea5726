import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../layout/Card/index.ts';
import { Columns } from '../layout/Columns/index.ts';
import { Stack } from '../layout/Stack/index.ts';
import { Heading } from '../text/Heading/index.ts';
import { Text } from '../text/Text/index.ts';
import { vars } from './contract.css.ts';

const { color } = vars;
const groups: Record<string, Record<string, string>> = {
  Surface: color.surface,
  Text: color.text,
  Border: color.border,
  Accent: color.accent,
  Positive: color.positive,
  Caution: color.caution,
  Critical: color.critical,
  Info: color.info,
  Neutral: color.neutral,
  Other: { focus: color.focus },
};

function Swatch({ name, value }: { name: string; value: string }) {
  return (
    <Stack gap="xxsmall">
      <div
        style={{
          background: value,
          height: 40,
          borderRadius: vars.radius.small,
          border: `1px solid ${color.border.subtle}`,
        }}
      />
      <Text size="xs" tone="muted">
        {name}
      </Text>
    </Stack>
  );
}

function Tokens() {
  return (
    <Stack gap="large">
      <Columns count={2}>
        {Object.entries(groups).map(([group, meanings]) => (
          <Card key={group} title={group}>
            <Columns count={4} gap="small">
              {Object.entries(meanings).map(([name, value]) => (
                <Swatch key={name} name={name} value={value} />
              ))}
            </Columns>
          </Card>
        ))}
      </Columns>
      <Card title="Space">
        <Stack gap="xsmall">
          {Object.entries(vars.space).map(([name, value]) => (
            <div
              key={name}
              style={{ inlineSize: value, blockSize: 12, background: color.accent.solid, whiteSpace: 'nowrap' }}
            >
              <span style={{ paddingInlineStart: `calc(${value} + 8px)`, lineHeight: '12px', fontSize: 12 }}>
                {name}
              </span>
            </div>
          ))}
        </Stack>
      </Card>
      <Card title="Type">
        <Stack gap="small">
          {(['xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'display'] as const).map((size) => (
            <Heading key={size} level={3} size={size}>
              {size}: Póliza renovada
            </Heading>
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}

const meta = {
  title: 'Foundations/Tokens',
  // The pages of the foundations tell more; this is compared as a picture.
  tags: ['!dev', '!autodocs'],
  component: Tokens,
  parameters: { snapshot: { width: 960, height: 1600 } },
} satisfies Meta<typeof Tokens>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = { tags: ['snapshot'] };
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } };
