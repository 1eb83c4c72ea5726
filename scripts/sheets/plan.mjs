const widths = [360, 768, 1024, 1280, 1440, 1920];
const everyLook = ['es', 'en'].flatMap((language) =>
  ['light', 'dark'].flatMap((theme) => widths.map((width) => ({ language, theme, width }))),
);
// What differs between two states is seen in a phone and in a desk, one bright and one dark.
const someLooks = [
  { language: 'es', theme: 'light', width: 360 },
  { language: 'es', theme: 'dark', width: 1280 },
  { language: 'en', theme: 'light', width: 1280 },
];
const states = [
  ...['Administrator', 'Create', 'Update', 'Late', 'Detail', 'Payments', 'Security', 'Plans', 'Profile'],
  ...['Loading', 'Empty', 'No Match', 'Failed', 'Forbidden', 'Missing', 'Viewer', 'Cruel'],
];
/** What only somebody's presses bring about. */
const played = ['Detail', 'No Match'];

/**
 * Which stories are drawn, and how: of each screen its first story, which shows it ready, and its record in every look, and its other main
 * states in some.
 * @param {{ type: string, title: string, name: string, id: string, importPath: string }[]} entries of the built Storybook
 * @returns {{ area: string, screen: string, state: string, id: string, isPlayed: boolean, isBusy: boolean, looks: { language: string, theme: string, width: number }[] }[]}
 */
export function planSheets(entries) {
  const stories = entries.filter(({ type, importPath }) => type === 'story' && importPath.includes('/src/screens/'));
  const screens = Map.groupBy(stories, ({ title }) => title);
  return [...screens].flatMap(([title, [first, ...others]]) => {
    const [, area, ...screen] = title.split('/');
    const row = ({ name, id }, looks) => ({
      area,
      screen: screen.join(' '),
      state: name,
      id,
      isPlayed: played.includes(name),
      isBusy: name === 'Loading',
      looks,
    });
    return [
      row(first, everyLook),
      ...others.filter(({ name }) => name === 'Record').map((other) => row(other, everyLook)),
      ...others.filter(({ name }) => states.includes(name)).map((other) => row(other, someLooks)),
    ];
  });
}
