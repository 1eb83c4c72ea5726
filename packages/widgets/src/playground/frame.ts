import { directoryFilters, listFilters } from '@corredor/core/directory';
import { inOrder, type Settings } from './settings.ts';

const looks = ['locale', 'theme', 'density', 'layout', 'label', 'heading-level'];
/** What a frame's address takes; the rest needs a script, or a style of the page around it. */
const taken = {
  directory: [...looks, ...['query', ...directoryFilters, 'sort'], ...['filters', 'locked-filters', 'page-size']],
  profile: [...looks, 'qr'],
};

/** The address of the plain page, and what of the settings it cannot do. */
export function frameOf(settings: Pick<Settings, 'widget' | 'values' | 'theme'> & { origin: string }) {
  const { widget, values, theme, origin } = settings;
  const given = inOrder(settings).filter(([name]) => name !== 'alias' && name !== 'api-base');
  const pairs = given.filter(([name]) => taken[widget].includes(name)).flatMap(toPairs);
  const path = widget === 'directory' ? 'directory' : `profile/${encodeURIComponent(values.alias ?? '')}`;
  const query = pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
  const lost = given.map(([name]) => name).filter((name) => !taken[widget].includes(name));
  return {
    address: `${origin}/embed/${path}${query}`,
    lost: [...lost, ...Object.keys(theme).map((name) => `--corredor-${name}`)],
  };
}

/** The address repeats a name for each text of a list. */
function toPairs([name, text]: [string, string]): [string, string][] {
  const key = name.replaceAll('-', '_');
  if (listFilters.some((one) => one === name))
    return text
      .split(text.includes(',') ? /\s*,\s*/ : /\s+/)
      .filter(Boolean)
      .map((one) => [key, one]);
  return [[key, name === 'qr' ? 'true' : text]];
}
