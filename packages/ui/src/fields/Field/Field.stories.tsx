import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { Stack } from '../../layout/Stack/index.ts';
import { FieldFrame, FieldProblem, type FieldProps, fieldRoot } from './index.ts';

const meta = {
  title: 'Components/Fields/Field',
  component: FieldFrame,
  args: { label: 'Policy number', children: <Input /> },
} satisfies Meta<typeof FieldFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const Framed = (props: FieldProps & { labelEnd?: string }) => (
  <TextField {...fieldRoot(props)} isDisabled={props.isDisabled} isRequired={props.isRequired}>
    <FieldFrame {...props}>
      <Input />
    </FieldFrame>
  </TextField>
);

/** What stands around every control: label, help, star, something at the label's end, and what is wrong. */
export const Overview: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 480 } },
  render: ({ label }) => (
    <Stack gap="large">
      <Framed label={label} description="As it stands on the insurer's document." />
      <Framed label={label} isRequired labelEnd="12 of 30" />
      <Framed label={label} errorMessage="Write the number." />
      <Framed label={label} isDisabled />
      <TextField {...fieldRoot({ errorMessage: 'Too short.' })} aria-label="Of another box">
        <Input />
        <FieldProblem>Too short.</FieldProblem>
      </TextField>
    </Stack>
  ),
};
