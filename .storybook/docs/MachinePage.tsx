import { type MachineName, scenarios } from '@corredor/machines/scenarios';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { machineReferences } from '../../packages/widgets/src/statecharts/reference/machineReferences.ts';
import { Contents } from './Contents.tsx';
import * as css from './docs.css.ts';
import { Instead } from './Instead.tsx';
import { MachineRules, MachineScreens, MachineStates, MachineTalk, MachineTests, Uses } from './Machine.tsx';
import { machineFacts } from './machineFacts.ts';
import { PageHead } from './PageHead.tsx';
import { Section } from './Section.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { addressOf, storiesOf } from './stories.ts';

const isMachine = (name: unknown): name is MachineName => typeof name === 'string' && Object.hasOwn(scenarios, name);

/** The page of a machine: its drawing, and its prose beside what its definition says. */
export default function MachinePage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const [chart] = storiesOf(useContext(DocsContext));
  const name: unknown = chart?.initialArgs.machine;
  if (!chart || !isMachine(name)) return null;
  const reference = machineReferences[name];
  const facts = machineFacts(name);
  return (
    <div className={`sb-unstyled ${css.page}`}>
      <Stack gap="xxlarge">
        <PageHead
          title={String(preparedMeta.title).split('/').at(-1) ?? name}
          tags={csfFile.meta.tags ?? []}
          component={undefined}
          lead={reference.purpose}
        />
        <Section title="The chart">
          <StoryFrame storyId={chart.id} title={`The chart of ${name}`} width={1440} height={980} isWhole />
          <Text>
            Take a step in it, scroll to its ends, or <Link href={addressOf(chart.id)}>open it large</Link>; here is{' '}
            <Link href="?path=/docs/machines-how-to-read-them--docs">how to read it</Link>.
          </Text>
        </Section>
        <Uses title="When to reach for it" items={reference.use} />
        <Instead alternatives={reference.instead} />
        <MachineStates reference={reference} facts={facts} />
        <MachineTalk reference={reference} facts={facts} />
        <MachineRules reference={reference} facts={facts} />
        <MachineScreens name={name} />
        <MachineTests name={name} reference={reference} facts={facts} />
      </Stack>
      <Contents />
    </div>
  );
}
