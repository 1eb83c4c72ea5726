import type { WidgetName } from './controls.ts';
import { controls } from './promised.ts';
import { tokens } from './tokens.ts';

/** The kinds of pages that code is given for. */
export const kits = ['html', 'react', 'vue', 'angular', 'svelte', 'wordpress', 'iframe'] as const;
export type Kit = (typeof kits)[number];
/** How wide the preview is, in pixels where it is a number. */
export const widths = ['full', '768', '360'] as const;
export type Width = (typeof widths)[number];

/** All that one chooses on the playground; attributes and tokens only where they are not what is usual. */
export interface Settings {
  widget: WidgetName;
  values: Readonly<Record<string, string>>;
  theme: Readonly<Record<string, string>>;
  kit: Kit;
  width: Width;
  /** Whether the snippet names one release with its hash, instead of the loader. */
  isPinned: boolean;
}

const oneOf = <Word extends string>(words: readonly [Word, ...Word[]], text: string | null): Word =>
  words.find((word) => word === text) ?? words[0];
const most = 300;

/** Reads a shared address; what it does not know is left out. */
export function readSettings(search: string): Settings {
  const given = new URLSearchParams(search);
  const widget = oneOf(['directory', 'profile'], given.get('widget'));
  const pick = (names: readonly { name: string; key: string }[]) =>
    Object.fromEntries(
      names.flatMap(({ name, key }) => {
        const text = given.get(key)?.slice(0, most);
        return text === undefined ? [] : [[name, text]];
      }),
    );
  const values = pick(controls[widget].map(({ name }) => ({ name, key: name })));
  const tokensGiven = Object.entries(pick(tokens.map(({ name }) => ({ name, key: `--${name}` }))));
  // An address may come from anybody: a value that leaves its rule would put something else into the code.
  const theme = Object.fromEntries(tokensGiven.filter(([, value]) => value && !/[<>{};\\]/.test(value)));
  return {
    widget,
    values: controls[widget].reduce((kept, { name }) => setValue(kept, widget, name, kept[name]), values),
    theme,
    kit: oneOf(kits, given.get('kit')),
    width: oneOf(widths, given.get('width')),
    isPinned: given.has('pinned'),
  };
}

/** The address that brings these settings back; empty where nothing is set. */
export function writeSettings({ widget, values, theme, kit, width, isPinned }: Settings): string {
  const query = new URLSearchParams();
  if (widget !== 'directory') query.append('widget', widget);
  for (const [name, value] of Object.entries(values)) query.append(name, value);
  for (const [name, value] of Object.entries(theme)) query.append(`--${name}`, value);
  if (kit !== kits[0]) query.append('kit', kit);
  if (width !== widths[0]) query.append('width', width);
  if (isPinned) query.append('pinned', '');
  return query.size === 0 ? '' : `?${query}`;
}

/** Sets an attribute, or leaves it out where it says what is usual. */
export function setValue(values: Settings['values'], widget: WidgetName, name: string, text: string | undefined) {
  const { [name]: _before, ...others } = values;
  const control = controls[widget].find((one) => one.name === name);
  const isFlag = control?.kind === 'flag';
  const isUsual = text === undefined || (text === '' && !isFlag) || (control && text === control.usual);
  return isUsual ? others : { ...others, [name]: text };
}

/** The attributes that are set, in the order of the controls. */
export function inOrder({ widget, values }: Pick<Settings, 'widget' | 'values'>): [string, string][] {
  return controls[widget].flatMap(({ name }): [string, string][] => {
    const text = values[name];
    return text === undefined ? [] : [[name, text]];
  });
}
