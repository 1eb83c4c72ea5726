import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { hexOf } from '../../packages/ui/src/theme/contrast.ts';
import { CopyName } from '../docs/CopyName.tsx';
import * as css from '../docs/docs.css.ts';
import { Rich } from '../docs/Rich.tsx';
import { Section } from '../docs/Section.tsx';
import { needs } from './colorRoles.ts';
import { type ColorToken, colorTokens, type Reading } from './colors.ts';
import { FoundationPage } from './FoundationPage.tsx';
import * as own from './foundations.css.ts';

const groups = [...new Set(colorTokens.map(({ name }) => name.split('.')[0] ?? name))];
const titles: Record<string, string> = { focus: 'Focus' };
const titleOf = (group: string) => titles[group] ?? `${group[0]?.toUpperCase()}${group.slice(1)}`;

function Swatch({ value }: { value: string }) {
  return (
    <div className={own.swatchLine}>
      <span className={own.swatch} style={{ background: value }} />
      <span>
        <CopyName>{hexOf(value)}</CopyName>
        <Text as="div" size="xs" tone="muted">
          {value}
        </Text>
      </span>
    </div>
  );
}

/** A colour as both themes have it, light before dark. */
function Pair({ name }: { name: string }) {
  const token = colorTokens.find((one) => one.name === name);
  if (!token) return null;
  return (
    <span className={own.pair}>
      <span className={own.half} style={{ background: token.light.value }} />
      <span className={own.half} style={{ background: token.dark.value }} />
    </span>
  );
}

const lowestOf = (readings: readonly Reading[]) => readings.toSorted((one, other) => one.ratio - other.ratio)[0];

/** The weakest contrast of a theme, and all of them for whoever asks. */
function Contrast({ token, scheme }: { token: ColorToken; scheme: 'light' | 'dark' }) {
  const { readings } = token[scheme];
  const lowest = lowestOf(readings);
  if (!lowest) return <Text tone="muted">–</Text>;
  const all = readings.map(({ on, ratio }) => `${ratio.toFixed(1)} on ${on}`).join('\n');
  return (
    <span title={all}>
      <strong>{lowest.ratio.toFixed(1)}</strong>
      <Text as="div" size="xs" tone="muted">
        {readings.length > 1 ? 'at least, ' : ''}on {lowest.on}
      </Text>
    </span>
  );
}

function Tokens({ group }: { group: string }) {
  const tokens = colorTokens.filter(({ name }) => name === group || name.startsWith(`${group}.`));
  return (
    <Section title={titleOf(group)}>
      <div className={css.scroller}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Name and role</th>
              <th scope="col">Light</th>
              <th scope="col">Contrast</th>
              <th scope="col">Dark</th>
              <th scope="col">Contrast</th>
            </tr>
          </thead>
          <tbody>
            {tokens.map((token) => (
              <tr key={token.name}>
                <td className={own.role}>
                  <CopyName copies={`vars.color.${token.name}`}>{token.name}</CopyName>
                  <div>{token.use}</div>
                </td>
                <td>
                  <Swatch value={token.light.value} />
                </td>
                <td>
                  <Contrast token={token} scheme="light" />
                </td>
                <td>
                  <Swatch value={token.dark.value} />
                </td>
                <td>
                  <Contrast token={token} scheme="dark" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

/** The colours by their meanings. */
export function Colour() {
  return (
    <FoundationPage
      title="Colour"
      lead="Components know meanings, never raw colours: a theme gives each meaning its value. Colour never says anything alone; a word or an icon says it too."
    >
      <Section
        title="Which one to take"
        lead="Begin with what is to be said. Where a component draws it, take the component."
      >
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">It is …</th>
              <th scope="col">Take</th>
              <th scope="col">Drawn by</th>
            </tr>
          </thead>
          <tbody>
            {needs.map(({ need, take, drawnBy }) => (
              <tr key={need}>
                <td>{need}</td>
                <td>
                  <Stack gap="xxsmall" align="start">
                    {take.map((name) => (
                      <span key={name} className={own.swatchLine}>
                        <Pair name={name} />
                        <CopyName copies={`vars.color.${name}`}>{name}</CopyName>
                      </span>
                    ))}
                  </Stack>
                </td>
                <td>
                  <Rich>{drawnBy}</Rich>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section title="How to read the numbers">
        <ul className={css.list}>
          <li>
            A press on a name copies <code>vars.color.…</code> of <code>@corredor/ui/theme</code>; a press on a value
            copies the value.
          </li>
          <li>
            Contrast is computed from the values by WCAG’s formula: the lowest against all surfaces that the colour is
            used on. Text has 4.5 at least, edges and the focus ring 3. The unit tests of the theme hold that.
          </li>
          <li>
            Whoever asks the system for more contrast gets stronger text, edges and focus; try it with <em>Contrast</em>{' '}
            in the toolbar.
          </li>
        </ul>
      </Section>
      {groups.map((group) => (
        <Tokens key={group} group={group} />
      ))}
    </FoundationPage>
  );
}
