import { hexOf } from '../packages/ui/src/theme/contrast.ts';
import { meanings } from '../packages/ui/src/theme/meanings.ts';

const page = (scheme: 'light' | 'dark') => hexOf(meanings(scheme).surface.page);

/**
 * Before the first style sheet comes, the frame of a story or page has the colour scheme that its address names, so that nothing white is seen
 * in the dark. The theme itself takes over with the first story (`applySurroundings`).
 */
export const firstPaint = `<script>
{
  const globals = new URLSearchParams(location.search).get('globals') || '';
  const theme = (/(?:^|;)theme:(\\w+)/.exec(globals) || [])[1];
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.firstPaint = isDark ? 'dark' : 'light';
}
</script>
<style>
  [data-first-paint='dark'] { color-scheme: dark; background: ${page('dark')}; }
  [data-first-paint='dark'] :is(body, .sb-preparing-story, .sb-preparing-docs) { background: ${page('dark')}; }
  [data-first-paint='dark'] .sb-previewBlock { background: transparent; }
</style>`;
