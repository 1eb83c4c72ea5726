import { existsSync } from 'node:fs';
import type { PluginOption } from 'vite';

const hasStories = (id: string) => existsSync(id.replace(/\.tsx$/, '.stories.tsx'));

/** Leaves the reading of props for controls to components that have stories of their own: to read all files took most of the build. */
export const docgenOfStories = (plugin: PluginOption): PluginOption => {
  if (!plugin || !('transform' in plugin) || plugin.name !== 'storybook:react-docgen-plugin') return plugin;
  const { transform } = plugin;
  if (typeof transform !== 'function') return plugin;
  return {
    ...plugin,
    transform(code, id, options) {
      return hasStories(id) ? transform.call(this, code, id, options) : null;
    },
  };
};
