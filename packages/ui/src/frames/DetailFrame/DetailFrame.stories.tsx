import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/index.ts';
import { TermBar } from '../../charts/TermBar/index.ts';
import { Timeline } from '../../charts/Timeline/index.ts';
import { Card } from '../../layout/Card/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Breadcrumbs } from '../../navigation/Breadcrumbs/index.ts';
import { Chip } from '../../status/Chip/index.ts';
import { Text } from '../../text/Text/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { DetailColumns } from './DetailColumns.tsx';
import { DetailFrame } from './DetailFrame.tsx';

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
      <Card>
        <Stack>
          <PageHeader
            title="001200-A"
            mark={<Chip tone="positive">Active</Chip>}
            context="Amalia Torres, Quito"
            primaryAction={<Button tone="accent">Renew</Button>}
          />
          <TermBar label="Term" start="2026-01-15" end="2027-01-15" today="2026-11-20" note="56 days left" />
        </Stack>
      </Card>
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
export const WithoutAside: Story = { args: { aside: undefined } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>] };
