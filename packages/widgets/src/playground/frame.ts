import type { WidgetName } from './controls.ts';
import { controls } from './promised.ts';
import { inOrder, type Settings } from './settings.ts';

/** The address of the plain page, and what of the settings it cannot do: that needs a script, or a style of the page around it. */
export function frameOf(settings: Pick<Settings, 'widget' | 'values' | 'theme'> & { origin: string }) {
  const { widget, values, theme, origin } = settings;
  const given = inOrder(settings).filter(([name]) => name !== 'alias' && name !== 'api-base');
  const takes = (name: string) => controls[widget].some((control) => control.name === name && control.inFrame);
  const pairs = given.filter(([name]) => takes(name)).flatMap((pair) => toPairs(widget, pair));
  const path = widget === 'directory' ? 'directory' : `profile/${encodeURIComponent(values.alias ?? '')}`;
  const query = pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
  const lost = given.map(([name]) => name).filter((name) => !takes(name));
  return {
    address: `${origin}/embed/${path}${query}`,
    lost: [...lost, ...Object.keys(theme).map((name) => `--corredor-${name}`)],
  };
}

/** The address repeats a name for each text of a list. */
function toPairs(widget: WidgetName, [name, text]: [string, string]): [string, string][] {
  const kind = controls[widget].find((control) => control.name === name)?.kind;
  const key = name.replaceAll('-', '_');
  if (kind === 'list')
    return text
      .split(text.includes(',') ? /\s*,\s*/ : /\s+/)
      .filter(Boolean)
      .map((one) => [key, one]);
  return [[key, kind === 'flag' ? 'true' : text]];
}
