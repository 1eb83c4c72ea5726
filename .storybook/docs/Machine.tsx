import type { MachineName } from '@corredor/machines/scenarios';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import type { MachineReference } from '../../packages/widgets/src/statecharts/reference/machineReference.ts';
import { stateStories } from '../../packages/widgets/src/statecharts/stateStories.ts';
import * as css from './docs.css.ts';
import type { machineFacts } from './machineFacts.ts';
import { storyTold } from './preview.ts';
import { Rich } from './Rich.tsx';
import { Section } from './Section.tsx';
import { addressOf } from './stories.ts';
import { Table } from './Table.tsx';

type PartProps = { reference: MachineReference; facts: ReturnType<typeof machineFacts> };

/** Names of the definition, as code. */
function Names({ of }: { of: readonly string[] }) {
  return (
    <span className={css.names}>
      {of.map((name) => (
        <code key={name}>{name}</code>
      ))}
    </span>
  );
}

/** When to reach for it, as a list. */
export function Uses({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Section title={title}>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item}>
            <Rich>{item}</Rich>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function MachineStates({ reference, facts }: PartProps) {
  return (
    <Section title="States">
      <Table
        heads={['State', 'What it means', 'Within it', 'Tags']}
        rows={facts.states.map(({ id, inner, tags }) => [
          <code key="id">{id}</code>,
          <Rich key="what">{reference.states[id] ?? ''}</Rich>,
          <Names key="inner" of={inner} />,
          <Names key="tags" of={tags} />,
        ])}
      />
    </Section>
  );
}

export function MachineTalk({ reference, facts }: PartProps) {
  return (
    <>
      <Section
        title="What it asks of the world"
        lead="Its actors. The product gives them; here they are promises to keep."
      >
        {facts.actors.length === 0 ? (
          <Text>It asks nothing: it decides by what it is told.</Text>
        ) : (
          <Table
            heads={['Actor', 'It is asked', 'In']}
            rows={facts.actors.map(({ actor, in: states }) => [
              <code key="actor">{actor}</code>,
              <Rich key="what">{reference.asks[actor] ?? ''}</Rich>,
              <Names key="in" of={states} />,
            ])}
          />
        )}
      </Section>
      <Section title="What it hears" lead="Events that people, other tabs, the browser or the machine itself send.">
        <Table
          heads={['Event', 'It says', 'Heard in']}
          rows={facts.events.map(({ type, from }) => [
            <code key="type">{type}</code>,
            <Rich key="what">{reference.hears[type] ?? ''}</Rich>,
            from.length === 0 ? 'every state' : <Names key="from" of={from} />,
          ])}
        />
      </Section>
    </>
  );
}

export function MachineRules({ reference, facts }: PartProps) {
  return (
    <>
      <Section title="Timing">
        {facts.delays.length === 0 ? (
          <Text>Nothing in it waits for time.</Text>
        ) : (
          <Table
            heads={['Delay', 'How long', 'What for']}
            rows={facts.delays.map(({ delay, long }) => [
              <code key="delay">{delay}</code>,
              long,
              <Rich key="what">{reference.waits[delay] ?? ''}</Rich>,
            ])}
          />
        )}
      </Section>
      <Section title="Guards" lead="Conditions that open or close a way. Their names say what has to be true.">
        <Names of={facts.guards} />
      </Section>
    </>
  );
}

/** What the product draws in each state, or why there is nothing to see. */
export function MachineScreens({ name }: { name: MachineName }) {
  return (
    <Section title="What the screens show">
      <Table
        heads={['State', 'Screen']}
        rows={Object.entries(stateStories[name]).map(([state, shown]) => {
          if (typeof shown !== 'string') return [<code key="state">{state}</code>, shown.unseen];
          const story = storyTold(shown);
          const words = story ? `${story.title.split('/').at(-1)}: ${story.name}` : shown;
          return [
            <code key="state">{state}</code>,
            story ? (
              <Link key="story" href={addressOf(story.id)}>
                {words}
              </Link>
            ) : (
              words
            ),
          ];
        })}
      />
    </Section>
  );
}

export function MachineTests({ name, reference, facts }: PartProps & { name: MachineName }) {
  return (
    <>
      <Section
        title="What to test"
        lead={`Its walk takes ${facts.walked} of ${facts.chart.transitions.length} transitions, along ${facts.paths} shortest paths. What a walk cannot know:`}
      >
        <ul className={css.list}>
          {reference.test.map((item) => (
            <li key={item}>
              <Rich>{item}</Rich>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Files">
        <Stack gap="xxsmall">
          <Text>
            <code>packages/machines/src/{name}</code>: the machine, its selectors, its scenario, its tests.
          </Text>
          <Text>
            <code>{reference.runBy}</code>: gives it its actors and runs it.
          </Text>
        </Stack>
      </Section>
    </>
  );
}
