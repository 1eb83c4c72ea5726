import { CURRENT_STORY_WAS_SET, GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { docsTheme } from './docs/docsTheme.ts';
import { LookMenu } from './LookMenu.ts';
import { schemeOf, surroundingsOf } from './surroundingsOf.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');
const themeFor = (globals: Record<string, unknown>) => docsTheme(schemeOf(surroundingsOf(globals).theme, dark.matches));

/** What the address says before the stories have come. */
function globalsInAddress(): Record<string, unknown> {
  const pairs = (new URLSearchParams(location.search).get('globals') ?? '').split(';').map((pair) => pair.split(':'));
  return Object.fromEntries(pairs);
}

const isScreen = (storyId: string) => storyId.startsWith('screens-');
const storyInAddress = /[?&]path=\/story\/([^&#]+)/.exec(location.search)?.[1] ?? '';

addons.setConfig({
  // A screen needs the height, and has little to turn.
  ...(isScreen(storyInAddress) && { layout: { showPanel: false } }),
  theme: themeFor(globalsInAddress()),
  enableShortcuts: true,
  sidebar: {
    // All six are seen at a glance, and the one that is looked at opens.
    collapsedRoots: ['start', 'foundations', 'components', 'patterns', 'screens', 'machines'],
    // In the search a page bears the name of what it is about; below that, among its stories, it is called what it is.
    renderLabel: ({ type, name, tags }) => (type === 'docs' && !tags.includes('unattached-mdx') ? 'Docs' : name),
  },
});

addons.add('corredor/look', {
  title: 'Look',
  type: types.TOOL,
  match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
  render: LookMenu,
});

// The panel closes with the first of several screens, and comes back after the last as it was. Between, it is whoever looks who says.
addons.register('corredor/panel', (api) => {
  let was = isScreen(storyInAddress);
  let isWanted = true;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const now = isScreen(storyId);
    if (now === was) return;
    was = now;
    if (now) isWanted = api.getIsPanelShown();
    api.togglePanel(!now && isWanted);
  });
});

// The panel of controls goes where a story has none.
addons.register('corredor/controls', (api) => {
  const hasNone = () => {
    const story = api.getCurrentStoryData();
    const argTypes = story?.type === 'story' && story.prepared ? story.argTypes : undefined;
    return argTypes !== undefined && Object.values(argTypes).every(({ control }) => !control);
  };
  api.once(SET_GLOBALS, () => {
    const panel = addons.getElements(types.PANEL)['addon-controls'];
    if (panel) panel.disabled = hasNone;
  });
});

// The frame is as dark as what it frames.
addons.register('corredor/theme', (api) => {
  let globals = globalsInAddress();
  let drawn = themeFor(globals);
  // A new theme draws the whole frame anew, so it is set only when it is another.
  const draw = () => {
    const theme = themeFor(globals);
    if (theme.base === drawn.base) return;
    drawn = theme;
    api.setOptions({ theme });
  };
  // What a story fixes for itself is not the frame's.
  const follow = (news: { globals: Record<string, unknown>; userGlobals?: Record<string, unknown> }) => {
    globals = { ...news.globals, ...news.userGlobals };
    draw();
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  dark.addEventListener('change', draw);
});
