import { Ban, Bell, CircleCheck, Clock, FilePen, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/Button/index.ts';
import { IconButton } from '../actions/IconButton/index.ts';
import { Link } from '../actions/Link/index.ts';
import { MenuButton } from '../actions/Menu/index.ts';
import { ToggleGroup } from '../actions/ToggleGroup/index.ts';
import { DescriptionList } from '../data/DescriptionList/index.ts';
import { Banner } from '../feedback/Banner/index.ts';
import { Checkbox } from '../fields/Checkbox/index.ts';
import { ComboBox } from '../fields/ComboBox/index.ts';
import { DateField } from '../fields/DateField/index.ts';
import { MoneyField } from '../fields/MoneyField/index.ts';
import { NumberField } from '../fields/NumberField/index.ts';
import { PercentField } from '../fields/PercentField/index.ts';
import { RadioGroup } from '../fields/RadioGroup/index.ts';
import { SearchField } from '../fields/SearchField/index.ts';
import { Select } from '../fields/Select/index.ts';
import { Switch } from '../fields/Switch/index.ts';
import { TagField } from '../fields/TagField/index.ts';
import { TextArea } from '../fields/TextArea/index.ts';
import { TextField } from '../fields/TextField/index.ts';
import { Disclosure } from '../frames/Disclosure/index.ts';
import { Card } from '../layout/Card/index.ts';
import { Columns } from '../layout/Columns/index.ts';
import { Inline } from '../layout/Inline/index.ts';
import { Spread } from '../layout/Spread/index.ts';
import { Stack } from '../layout/Stack/index.ts';
import { Breadcrumbs } from '../navigation/Breadcrumbs/index.ts';
import { Tabs } from '../navigation/Tabs/index.ts';
import { Avatar } from '../status/Avatar/index.ts';
import { Badge } from '../status/Badge/index.ts';
import { Chip } from '../status/Chip/index.ts';
import { ProgressBar } from '../status/ProgressBar/index.ts';
import { Heading } from '../text/Heading/index.ts';

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
          <Card title="Premium">
            <DescriptionList
              layout="beside"
              items={[
                { term: 'Net premium', detail: '$1,250.00' },
                { term: 'Taxes', detail: '$187.50' },
                { term: 'Total', detail: '$1,437.50' },
              ]}
            />
          </Card>
          <Card title="States">
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
