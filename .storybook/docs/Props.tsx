import { components, type PublishedComponent } from 'virtual:published-components';
import { Disclosure } from '@corredor/ui/Disclosure';
import { Heading } from '@corredor/ui/Heading';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import * as css from './docs.css.ts';
import { Rich } from './Rich.tsx';
import { Section } from './Section.tsx';

function PropsOf({ component, isTitled }: { component: PublishedComponent; isTitled: boolean }) {
  const props = component.props.toSorted((one, other) => Number(one.isOptional) - Number(other.isOptional));
  return (
    <Stack gap="small">
      {isTitled && (
        <Stack gap="xxsmall">
          <Heading level={3}>{component.name}</Heading>
          <Text tone="muted">{component.description}</Text>
        </Stack>
      )}
      {props.length === 0 ? (
        <Text>It takes no props of its own.</Text>
      ) : (
        <div className={css.scroller}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Type</th>
                <th scope="col">Default</th>
                <th scope="col">What it is</th>
              </tr>
            </thead>
            <tbody>
              {props.map(({ name, type, isOptional, description, default: usual }) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                    {!isOptional && <span className={css.required}>required</span>}
                  </th>
                  <td>
                    <code className={css.type}>{type}</code>
                  </td>
                  <td>{usual && <code>{usual}</code>}</td>
                  <td>
                    <Rich>{description}</Rich>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {component.inherited.length > 0 && (
        <Disclosure title={`${component.inherited.length} more, as React and react-aria describe them`}>
          <p className={css.names}>
            {component.inherited.toSorted().map((name) => (
              <code key={name}>{name}</code>
            ))}
          </p>
        </Disclosure>
      )}
    </Stack>
  );
}

/** The props of the page's component, and of those that the page explains with it. */
export function Props({ names }: { names: readonly string[] }) {
  const found = names.flatMap((name) => components.find((one) => one.name === name) ?? []);
  return (
    <Section title="Props">
      {found.map((component) => (
        <PropsOf key={component.name} component={component} isTitled={found.length > 1} />
      ))}
    </Section>
  );
}
