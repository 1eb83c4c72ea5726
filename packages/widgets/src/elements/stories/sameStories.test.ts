import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const storiesIn = (source: string) =>
  source
    .split(/^export const (?=\w+: Story)/m)
    .slice(1)
    .map((text) => ({ name: text.slice(0, text.indexOf(':')), text }));
/** What only React has: an address for forms without script. */
const onlyReact = ['Pages'];

describe.each([
  ['directory', '../../public/directory/BrokerDirectory.stories.tsx', './DirectoryElement.stories.tsx'],
  ['profile', '../../public/profile/BrokerProfile.stories.tsx', './ProfileElement.stories.tsx'],
])('the doors of the %s', (_name, react, element) => {
  it('tell the same stories', () => {
    const played = storiesIn(read(react)).filter(({ text }) => text.includes('play:'));
    expect(played.length).toBeGreaterThan(5);
    const told = storiesIn(read(element)).map(({ name }) => name);
    expect(told).toEqual(
      expect.arrayContaining(played.map(({ name }) => name).filter((name) => !onlyReact.includes(name))),
    );
  });
});
