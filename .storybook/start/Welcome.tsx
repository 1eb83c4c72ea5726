import { Chip } from '@corredor/ui/Chip';
import { Inline } from '@corredor/ui/Inline';
import { Kbd } from '@corredor/ui/Kbd';
import { Link } from '@corredor/ui/Link';
import { Text } from '@corredor/ui/Text';
import * as css from '../docs/docs.css.ts';
import { allEntries } from '../docs/preview.ts';
import { Rich } from '../docs/Rich.tsx';
import { Section } from '../docs/Section.tsx';
import { FoundationPage } from '../foundations/FoundationPage.tsx';
import { news } from './news.ts';

const roots: readonly { root: string; holds: string }[] = [
  {
    root: 'Foundations',
    holds: 'Colours, type, space, icons, motion and writing, with their values as the product has them now.',
  },
  {
    root: 'Components',
    holds: 'Every part of the design system: what it is for, what to take instead, its parts, states, keys and props.',
  },
  {
    root: 'Patterns',
    holds: 'How parts come together: a list, a record, a form, what is empty, what failed. Begin here for a new page.',
  },
  {
    root: 'Screens',
    holds: 'Every screen of the product in each of its states, by the areas that brokers know, over a mocked network.',
  },
  { root: 'Machines', holds: 'The processes behind the screens, drawn from their own definitions, to step through.' },
];

const tools: readonly { tool: string; does: string }[] = [
  { tool: 'Theme', does: 'Light, dark, or what your system says; this frame follows.' },
  {
    tool: 'Language',
    does: 'The product’s two, and a pseudo-locale: English with accents, a third longer, in brackets. What is cut or not translated shows.',
  },
  { tool: 'Density', does: 'Tall or low controls and rows.' },
  { tool: 'Role', does: 'Who is signed in on screens: what that person may not do is not offered.' },
  {
    tool: 'Contrast',
    does: 'More contrast as a system asks for it. Forced colours are simulated: the page’s own rules for them apply and its colours become the system’s. What the browser itself does is seen with its own emulation (developer tools, Rendering).',
  },
  { tool: 'Motion', does: 'As your system says, or reduced.' },
  { tool: 'Text size', does: 'As somebody sets it in the browser, up to 200 %.' },
  { tool: 'Viewport', does: 'The widths that the product is drawn for: 360, 768, 1024, 1280, 1440 and 1920.' },
];

const shortcuts: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['Ctrl', 'K'], does: 'Search for a page or story' },
  { keys: ['Alt', 'S'], does: 'Show or hide the sidebar' },
  { keys: ['Alt', 'A'], does: 'Show or hide the panel with controls and accessibility' },
  { keys: ['Alt', '→'], does: 'Next story' },
  { keys: ['Alt', '↓'], does: 'Next component' },
  { keys: ['Alt', 'F'], does: 'The story alone' },
];

const states: readonly { name: string; shows: string }[] = [
  { name: 'Ready', shows: 'Data has come; the usual case.' },
  { name: 'Loading', shows: 'It is on its way: a skeleton with the final geometry.' },
  { name: 'Empty', shows: 'There is nothing yet, and the next step is offered.' },
  { name: 'No Match', shows: 'There is something, but not for this search or filter.' },
  { name: 'Failed', shows: 'The server did not answer or refused, and one can try again.' },
  { name: 'Forbidden', shows: 'The person may not see it, and is told who can grant it.' },
  { name: 'Read Only', shows: 'The person may look, but not change.' },
  { name: 'Cruel', shows: 'The longest names, the largest sums, hundreds of rows.' },
  { name: 'Administrator, Broker, Assistant, Viewer', shows: 'The screen as that role has it.' },
];

const has = (root: string) => allEntries().some(({ title }) => title.startsWith(`${root}/`));
/** Where a root begins: its first page, else its first story. */
const beginningOf = (root: string) => {
  const entries = allEntries().filter(({ title }) => title.startsWith(`${root}/`));
  const first = entries.find(({ type }) => type === 'docs') ?? entries[0];
  return first ? `?path=/${first.type === 'docs' ? 'docs' : 'story'}/${first.id}` : '';
};

/** The first page: what there is, how to look at it, and what is new. */
export function Welcome() {
  return (
    <FoundationPage
      title="Welcome"
      lead="Corredor is a platform for insurance brokers, in Spanish and English. This is its design system and every screen, drawn by the code that runs in the product."
    >
      <Section title="What is where">
        <table className={css.table}>
          <tbody>
            {roots
              .filter(({ root }) => has(root))
              .map(({ root, holds }) => (
                <tr key={root}>
                  <th scope="row">
                    <Link href={beginningOf(root)}>{root}</Link>
                  </th>
                  <td>{holds}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </Section>
      <Section
        title="How to look"
        lead="The toolbar above changes all stories. What you choose stands in the address, so that a link shows what you see."
      >
        <table className={css.table}>
          <tbody>
            {tools.map(({ tool, does }) => (
              <tr key={tool}>
                <th scope="row">{tool}</th>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <ul className={css.list}>
          <li>
            Below a story stand its controls where it has some, what it did, and what the accessibility check says.
          </li>
          <li>Many stories play themselves: they press and type as a person would, and fail where the product does.</li>
          <li>
            A chip beside a component’s name tells its state: stable, new, experimental or deprecated. The sidebar
            filters by it.
          </li>
        </ul>
      </Section>
      <Section title="Shortcuts">
        <table className={css.table}>
          <tbody>
            {shortcuts.map(({ keys, does }) => (
              <tr key={does}>
                <th scope="row">
                  <Inline gap="xxsmall">
                    {keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </Inline>
                </th>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section title="How states are named" lead="The stories of a screen have the same names everywhere.">
        <table className={css.table}>
          <tbody>
            {states.map(({ name, shows }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{shows}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section title="What is new" lead="Since the last release, as those who installed the packages will read it.">
        {news.length === 0 ? (
          <Text>Nothing.</Text>
        ) : (
          <ul className={css.stories}>
            {news.map(({ packages, isNew, text }) => (
              <li key={text}>
                <Inline gap="xxsmall">
                  <Chip tone={isNew ? 'info' : 'neutral'}>{packages.join(', ')}</Chip>
                </Inline>
                <span>
                  <Rich>{text}</Rich>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </FoundationPage>
  );
}
