import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { TermBar } from '../../charts/TermBar/index.ts';
import { Timeline } from '../../charts/Timeline/index.ts';
import { DescriptionList } from '../../data/DescriptionList/index.ts';
import { Card } from '../../layout/Card/index.ts';
import { Breadcrumbs } from '../../navigation/Breadcrumbs/index.ts';
import { Chip } from '../../status/Chip/index.ts';
import { Text } from '../../text/Text/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { DetailColumns } from './DetailColumns.tsx';
import { DetailFrame } from './DetailFrame.tsx';
import { DetailSkeleton } from './DetailSkeleton.tsx';

const events = [
  { id: '1', title: 'Paid', when: '12 Nov 2026' },
  { id: '2', title: 'Made', when: '1 Nov 2026' },
];

const meta = {
  title: 'Components/Frames/DetailFrame',
  tags: ['stable'],
  component: DetailFrame,
  args: {
    breadcrumbs: <Breadcrumbs items={[{ label: 'Orders', href: '/orders' }, { label: '001200-A' }]} />,
    header: (
      <>
        <PageHeader
          title="001200-A"
          mark={<Chip tone="positive">Active</Chip>}
          context="Amalia Torres, Quito"
          primaryAction={<Button tone="accent">Renew</Button>}
        />
        <Card>
          <TermBar label="Term" start="2026-01-15" end="2027-01-15" today="2026-11-20" note="56 days left" />
        </Card>
      </>
    ),
    children: (
      <Card title="Summary">
        <Text>What the tabs show stands here.</Text>
      </Card>
    ),
    aside: (
      <Card title="History">
        <Timeline label="History" events={events} />
      </Card>
    ),
  },
} satisfies Meta<typeof DetailFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAside: Story = { tags: ['snapshot'], parameters: { snapshot: { width: 1200, height: 720 } } };
/** One tab has an aside; the others take the whole width. */
export const AsideWithinATab: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1200, height: 720 } },
  args: {
    aside: undefined,
    children: (
      <DetailColumns
        aside={
          <Card title="History">
            <Timeline label="History" events={events} />
          </Card>
        }
      >
        <Card title="Summary">
          <Text>What the tabs show stands here.</Text>
        </Card>
      </DetailColumns>
    ),
  },
};
/** An aside that says what matters most is read first, and stands first where it has no room beside. */
export const AsideFirst: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 720 } },
  args: {
    aside: undefined,
    children: (
      <DetailColumns
        isAsideFirst
        aside={
          <Card title="History">
            <Timeline label="History" events={events} />
          </Card>
        }
      >
        <Card title="Summary">
          <Text>What the tabs show stands here.</Text>
        </Card>
      </DetailColumns>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '40rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [aside, content] = [canvas.getByRole('complementary'), canvas.getByRole('region', { name: 'Summary' })];
    await expect(aside.getBoundingClientRect().bottom).toBeLessThan(content.getBoundingClientRect().top);
    await expect(aside.compareDocumentPosition(content)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
/** In its column it keeps the place that it has in any page. */
export const AsideFirstBeside: Story = {
  ...AsideFirst,
  tags: ['!dev', '!autodocs'],
  decorators: [(Story) => <div style={{ inlineSize: '64rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [aside, content] = [canvas.getByRole('complementary'), canvas.getByRole('region', { name: 'Summary' })];
    await expect(aside.getBoundingClientRect().left).toBeGreaterThan(content.getBoundingClientRect().right);
    await expect(aside.getBoundingClientRect().top).toBe(content.getBoundingClientRect().top);
  },
};
export const WithoutAside: Story = { args: { aside: undefined } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>] };
/** Until the record is there, its skeleton stands in its place: nothing moves when the record comes. */
export const HoldsItsPlace: Story = {
  args: {
    header: (
      <>
        <PageHeader title="001200-A" mark={<Chip tone="positive">Active</Chip>} context="Amalia Torres, Quito" />
        <Card>
          <DescriptionList
            columns={4}
            items={[
              { term: 'Ordered', detail: '1 Nov 2026' },
              { term: 'Due', detail: '12 Nov 2026' },
              { term: 'City', detail: 'Quito' },
              { term: 'Total', detail: '$ 120.00' },
            ]}
          />
        </Card>
      </>
    ),
  },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1200, height: 720 } },
  render: (args) => {
    const [isThere, setThere] = useState(false);
    return (
      <>
        {isThere ? <DetailFrame {...args} /> : <DetailSkeleton />}
        <button type="button" hidden onClick={() => setThere(!isThere)} data-testid="turn" />
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const placesOf = () => {
      const aside = canvasElement.querySelector('aside');
      const boxes = [canvasElement.querySelector('section'), aside?.previousElementSibling, aside];
      return boxes.flatMap((box) => {
        const { top, left, width } = box?.getBoundingClientRect() ?? new DOMRect();
        return [top, left, width];
      });
    };
    const held = placesOf();
    await expect(held.every((place) => place > 0)).toBe(true);
    canvas.getByTestId('turn').click();
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    for (const [index, place] of placesOf().entries())
      await expect(Math.abs(place - (held[index] ?? 0))).toBeLessThan(4);
    canvas.getByTestId('turn').click();
  },
};
