import { Ban, Bell, CircleCheck, Clock, FilePen, Plus } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../Avatar/index.ts';
import { Badge } from '../Badge/index.ts';
import { Banner } from '../Banner/index.ts';
import { Breadcrumbs } from '../Breadcrumbs/index.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Chip } from '../Chip/index.ts';
import { Columns } from '../Columns/index.ts';
import { ComboBox } from '../ComboBox/index.ts';
import { DateField } from '../DateField/index.ts';
import { DescriptionList } from '../DescriptionList/index.ts';
import { Disclosure } from '../Disclosure/index.ts';
import { Heading } from '../Heading/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Inline } from '../Inline/index.ts';
import { Link } from '../Link/index.ts';
import { MenuButton } from '../Menu/index.ts';
import { MoneyField } from '../MoneyField/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { PercentField } from '../PercentField/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { Select } from '../Select/index.ts';
import { Spread } from '../Spread/index.ts';
import { Stack } from '../Stack/index.ts';
import { Switch } from '../Switch/index.ts';
import { Tabs } from '../Tabs/index.ts';
import { TagField } from '../TagField/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { ToggleGroup } from '../ToggleGroup/index.ts';

/** Nearly everything on one page, to judge the theme by eye. */
export function Gallery() {
  const [period, setPeriod] = useState('month');
  return (
    <Stack gap="large">
      <Breadcrumbs items={[{ label: 'Policies', href: '#policies' }, { label: 'POL-000123' }]} />
      <Spread>
        <Stack gap="xxsmall">
          <Inline gap="small">
            <Heading level={1}>POL-000123</Heading>
            <Chip tone="positive" icon={CircleCheck}>
              Active
            </Chip>
          </Inline>
          <Inline gap="xsmall">
            <Avatar name="Ada Byron" size="small" />
            <Link href="#ada" tone="strong">
              Ada Byron
            </Link>
          </Inline>
        </Stack>
        <Inline>
          <IconButton label="Notifications" icon={Bell} />
          <MenuButton label="More" items={[{ id: 'copy', label: 'Duplicate' }]} />
          <Button tone="accent" icon={Plus}>
            New policy
          </Button>
        </Inline>
      </Spread>
      <Banner tone="caution" title="The term ends in 12 days" action={<Button size="small">Renew</Button>}>
        The payer was told on 8 January.
      </Banner>
      <Columns count="mainAside" gap="large">
        <Card title="Terms" description="What the insurer agreed to" actions={<Button size="small">Edit</Button>}>
          <Stack>
            <Columns count={2}>
              <TextField label="Number" defaultValue="POL-000123" isRequired />
              <Select label="Branch" items={[{ id: 'v', label: 'Vehicles' }]} defaultValue="v" />
              <DateField label="Start date" defaultValue="2026-01-31" />
              <DateField label="End date" errorMessage="The end must come after the start." />
              <MoneyField label="Net premium" currency="USD" defaultValue="1250.00" />
              <PercentField label="Commission" defaultValue="12.50" description="Agreed with the insurer" />
              <ComboBox label="Contractor" items={[{ id: 1, label: 'Ada Byron' }]} defaultValue={1} />
              <NumberField label="Notification days" defaultValue={30} hasSteppers />
            </Columns>
            <TagField label="Tags" defaultValue={['health', 'cars']} />
            <TextArea label="Observations" />
            <Inline gap="large" align="start">
              <Checkbox defaultSelected>The contractor is insured</Checkbox>
              <Switch defaultSelected>Listed</Switch>
            </Inline>
            <RadioGroup
              label="Insured"
              orientation="horizontal"
              defaultValue="personal"
              items={[
                { id: 'personal', label: 'Personal' },
                { id: 'corporate', label: 'Corporate' },
                { id: 'massive', label: 'Massive' },
              ]}
            />
          </Stack>
        </Card>
        <Stack gap="large">
          <Card title="Premium" padding="medium">
            <DescriptionList
              layout="beside"
              items={[
                { term: 'Net premium', detail: '$1,250.00' },
                { term: 'Taxes', detail: '$187.50' },
                { term: 'Total', detail: '$1,437.50' },
              ]}
            />
          </Card>
          <Card title="States" padding="medium">
            <Stack gap="small">
              <Inline>
                <Chip icon={FilePen}>Draft</Chip>
                <Chip tone="caution" icon={Clock}>
                  Expired
                </Chip>
                <Chip tone="critical" icon={Ban}>
                  Closed
                </Chip>
                <Badge count={120} tone="accent" />
              </Inline>
              <ToggleGroup
                label="Period"
                value={period}
                onChange={setPeriod}
                items={[
                  { id: 'month', label: 'Month' },
                  { id: 'year', label: 'Year' },
                ]}
              />
              <SearchField label="Search" placeholder="Search instalments" />
              <ProgressBar label="Policies used" value={18} maxValue={25} valueText="18 of 25" />
              <Inline>
                <Button>Neutral</Button>
                <Button tone="quiet">Quiet</Button>
                <Button tone="critical">Delete</Button>
                <Button isDisabled>Disabled</Button>
              </Inline>
              <Disclosure title="How the total was made">Net premium plus taxes.</Disclosure>
            </Stack>
          </Card>
        </Stack>
      </Columns>
      <Tabs
        label="Policy"
        items={[
          { id: 'summary', label: 'Summary', content: 'One policy, one page.' },
          { id: 'payments', label: 'Payments', count: 12, content: null },
          { id: 'files', label: 'Files', content: null },
        ]}
      />
    </Stack>
  );
}
