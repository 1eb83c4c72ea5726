import { Text } from '@corredor/ui/Text';
import type { ComponentReference } from '../../packages/ui/src/foundation/reference/index.ts';
import * as css from './docs.css.ts';
import { Keys } from './Keys.tsx';
import { Rich } from './Rich.tsx';
import { Section } from './Section.tsx';

/** What each key does. */
export function Keyboard({ uses }: { uses: ComponentReference['keyboard'] }) {
  return (
    <Section title="Keyboard">
      {uses === 'none' ? (
        <Text>Nothing of it takes the focus.</Text>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Keys</th>
              <th scope="col">What they do</th>
            </tr>
          </thead>
          <tbody>
            {uses.map(({ keys, does }) => (
              <tr key={keys}>
                <th scope="row">
                  <Keys>{keys}</Keys>
                </th>
                <td>
                  <Rich>{does}</Rich>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
