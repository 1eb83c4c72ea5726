import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { ErrorSummary } from '../../feedback/ErrorSummary/index.ts';
import { TextField } from '../../fields/TextField/index.ts';
import { Card } from '../../layout/Card/index.ts';
import { Breadcrumbs } from '../../navigation/Breadcrumbs/index.ts';
import { Text } from '../../text/Text/index.ts';
import { FormFrame } from './FormFrame.tsx';
import { FormGroup } from './FormGroup.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';

const meta = {
  title: 'Components/Frames/FormFrame',
  tags: ['stable'],
  component: FormFrame,
  args: {
    title: 'New order',
    context: 'Fields without a mark may stay empty.',
    breadcrumbs: <Breadcrumbs items={[{ label: 'Orders', href: '/orders' }, { label: 'New order' }]} />,
    children: (
      <>
        <FormGroup title="Who" description="The person or company that ordered.">
          <TextField label="Name" name="name" isRequired />
          <TextField label="E-mail" name="email" description="The receipt goes there." />
        </FormGroup>
        <FormGroup title="What">
          <TextField label="Code" name="code" isRequired />
          <TextField label="City" name="city" />
          <TextField label="Street" name="street" />
        </FormGroup>
      </>
    ),
    actionsNote: 'Not saved yet',
    actions: (
      <>
        <Button>Cancel</Button>
        <Button tone="accent">Save order</Button>
      </>
    ),
  },
} satisfies Meta<typeof FormFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['snapshot'] };
export const WithProblems: Story = {
  args: {
    errorSummary: (
      <ErrorSummary
        problems={[
          { name: 'name', message: 'Write the name' },
          { name: 'code', message: 'Write the code as 000000-A' },
        ]}
      />
    ),
  },
};
/** Without a title it stands inside a page that has one. */
export const InsideAPage: Story = {
  args: { title: undefined, context: undefined, breadcrumbs: undefined, actionsNote: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Who' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save order' })).toBeVisible();
  },
};
/** What the values come to stands beside them. */
export const WithAside: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1200, height: 720 } },
  args: {
    aside: (
      <Card title="Total">
        <Text>3 things, $ 120.00</Text>
      </Card>
    ),
  },
  play: async ({ canvas }) => {
    const groups = canvas.getByRole('region', { name: 'Who' }).getBoundingClientRect();
    await expect(canvas.getByRole('complementary').getBoundingClientRect().left).toBeGreaterThan(groups.right);
    await expect(canvas.getByRole('button', { name: 'Save order' }).getBoundingClientRect().right).toBeLessThan(
      groups.right + 1,
    );
  },
};
/** Where what the values come to stands below the groups, a line of it stays in sight. */
export const AsideNote: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 480 } },
  args: { ...WithAside.args, asideNote: '3 things, $ 120.00 in all' },
  decorators: [(Story) => <div style={{ maxInlineSize: '40rem' }}>{Story()}</div>],
  play: async ({ canvas }) => expect(canvas.getByText('3 things, $ 120.00 in all')).toBeVisible(),
};
/** Beside them it says the same, so the line goes. */
export const AsideNoteBeside: Story = {
  ...AsideNote,
  tags: ['!dev', '!autodocs'],
  decorators: [(Story) => <div style={{ inlineSize: '72rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 things, $ 120.00 in all')).not.toBeVisible();
    await expect(canvas.getByText('Not saved yet')).toBeVisible();
  },
};
/** What is only read stands last, below the aside too where that has no room beside the groups. */
export const Below: Story = {
  args: { ...WithAside.args, below: <Text>Changed yesterday</Text> },
  decorators: AsideNote.decorators,
  play: async ({ canvas }) => {
    const aside = canvas.getByRole('complementary').getBoundingClientRect();
    const below = canvas.getByText('Changed yesterday').getBoundingClientRect();
    await expect(below.top).toBeGreaterThan(aside.bottom - 1);
    await expect(canvas.getByRole('button', { name: 'Save order' })).toBeVisible();
  },
};
export const Narrow: Story = { decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>] };
/** Until the code of a form is there, its skeleton stands in its place: nothing moves when the form comes. */
export const HoldsItsPlace: Story = {
  args: { context: undefined },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 960, height: 800 } },
  render: (args) => {
    const [isThere, setThere] = useState(false);
    return (
      <div data-held>
        {isThere ? <FormFrame {...args} /> : <FormSkeleton />}
        <button type="button" hidden onClick={() => setThere(!isThere)} data-testid="turn" />
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    // The box around the first field of the first group, and that group.
    const boxes = (selector: string) => canvasElement.querySelector(selector)?.getBoundingClientRect();
    const [group, field] = [boxes('[data-held] [data-group]'), boxes('[data-held] [data-field]')];
    canvas.getByTestId('turn').click();
    const who = (await canvas.findByRole('region', { name: 'Who' })).getBoundingClientRect();
    await expect(Math.abs((group?.top ?? 0) - who.top)).toBeLessThan(4);
    await expect([group?.left, group?.width]).toEqual([who.left, who.width]);
    const name = canvas.getByRole('textbox', { name: 'Name' }).getBoundingClientRect();
    await expect(Math.abs((field?.left ?? 0) - (who.left + 21))).toBeLessThan(2);
    await expect(field?.top ?? 0).toBeLessThan(name.top);
    canvas.getByTestId('turn').click();
  },
};
