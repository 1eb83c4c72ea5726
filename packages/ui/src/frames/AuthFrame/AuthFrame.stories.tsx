import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/index.ts';
import { Link } from '../../actions/Link/index.ts';
import { Drawing } from '../../feedback/EmptyState/Drawing.tsx';
import { PasswordField } from '../../fields/PasswordField/index.ts';
import { TextField } from '../../fields/TextField/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Heading } from '../../text/Heading/index.ts';
import { Text } from '../../text/Text/index.ts';
import { AuthFrame } from './AuthFrame.tsx';

const meta = {
  title: 'Components/Frames/AuthFrame',
  tags: ['stable'],
  component: AuthFrame,
  parameters: { layout: 'fullscreen', isReading: true },
  args: {
    brand: (
      <Link href="/" tone="strong">
        Brand
      </Link>
    ),
    languageSwitch: (
      <Button tone="quiet" size="small">
        Español
      </Button>
    ),
    title: 'Sign in',
    context: 'Good to see you again.',
    children: (
      <Stack>
        <TextField label="E-mail" type="email" />
        <PasswordField label="Password" autoComplete="current-password" />
        <Button tone="accent" size="large" isFullWidth>
          Sign in
        </Button>
      </Stack>
    ),
    footer: (
      <Text>
        No account yet? <Link href="/register">Register</Link>
      </Text>
    ),
  },
} satisfies Meta<typeof AuthFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const aside = (
  <Stack align="center">
    <Drawing name="shield" />
    <Heading level={2}>Everything due this week, on one page</Heading>
  </Stack>
);

export const WithAside: Story = {
  args: { aside },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1440, height: 900 } },
};
export const WithoutAside: Story = {};
export const Dark: Story = { args: { aside }, globals: { theme: 'dark' } };
