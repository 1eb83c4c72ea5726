import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { docsTheme } from './docs/docsTheme.ts';
import { schemeOf, surroundingsOf } from './surroundingsOf.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');
const themeFor = (globals: Record<string, unknown>) => docsTheme(schemeOf(surroundingsOf(globals).theme, dark.matches));

/** What the address says before the stories have come. */
function globalsInAddress(): Record<string, unknown> {
  const pairs = (new URLSearchParams(location.search).get('globals') ?? '').split(';').map((pair) => pair.split(':'));
  return Object.fromEntries(pairs);
}

addons.setConfig({
  theme: themeFor(globalsInAddress()),
  enableShortcuts: true,
  // All six are seen at a glance, and the one that is looked at opens.
  sidebar: { collapsedRoots: ['start', 'foundations', 'components', 'patterns', 'screens', 'machines'] },
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
