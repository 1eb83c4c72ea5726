import type { meanings } from '../../packages/ui/src/theme/meanings.ts';

type Colors = ReturnType<typeof meanings>;
/** The colours that a token is read on, or that are read on it, by their names. */
type Against = readonly string[];
export interface Role {
  /** What it is for. */
  use: string;
  against?: Against;
  /** The contrast that it has to keep: 4.5 for text, 3 for edges. */
  least?: number;
}
/** Every colour has a role here; a new one without does not compile. */
type Roles = {
  readonly [Group in keyof Colors]: Colors[Group] extends string
    ? Role
    : { readonly [Name in keyof Colors[Group]]: Role };
};

const surfaces = [
  'surface.page',
  'surface.raised',
  'surface.sunken',
  'surface.overlay',
  'surface.hover',
  'surface.selected',
];
const edges = ['surface.page', 'surface.raised', 'surface.overlay'];

const tone = (name: string, tells: string) => ({
  solid: {
    use: `The strongest form of ${tells}: a filled mark, a bar, a dot.`,
    against: ['text.onAccent'],
    least: 4.5,
  },
  tint: { use: `The ground of ${tells}: a banner, a chip.` },
  text: { use: `Words and icons of ${tells}, on its tint.`, against: [`${name}.tint`], least: 4.5 },
  border: { use: `The edge of ${tells}, where the ground alone is too quiet.` },
});

const hue = (name: string) => ({
  tint: { use: 'The ground of initials. The eight hues tell names apart and mean nothing.' },
  deep: { use: 'A second ground of the same hue, for half of the names.' },
  text: { use: 'The initials on both.', against: [`${name}.tint`, `${name}.deep`], least: 4.5 },
});

export const roles: Roles = {
  surface: {
    page: { use: 'Behind everything.' },
    raised: { use: 'Cards, tables, fields: what stands on the page.' },
    sunken: { use: 'What lies lower than its surroundings: tracks, wells, the head of a table.' },
    overlay: { use: 'What opens above the page: menus, dialogs, panels.' },
    hover: { use: 'A row or entry under the pointer.' },
    selected: { use: 'A row or entry that is chosen.' },
    scrim: { use: 'Between the page and a dialog.' },
  },
  text: {
    strong: { use: 'Titles, names, values: what is read first.', against: surfaces, least: 4.5 },
    body: { use: 'Running text. The colour of text unless told.', against: surfaces, least: 4.5 },
    muted: { use: 'Help, captions, what repeats.', against: surfaces, least: 4.5 },
    onAccent: {
      use: 'On the solid colours, whichever they are.',
      against: ['accent.solid', 'critical.solid'],
      least: 4.5,
    },
    accent: { use: 'Links, and words that act.', against: surfaces, least: 4.5 },
  },
  border: {
    subtle: { use: 'Between things that belong together: cards, rows. Tells nothing by itself.' },
    control: { use: 'The edge of what can be pressed or filled in.', against: edges, least: 3 },
  },
  accent: {
    solid: { use: 'The one main action; what is on or current.', against: ['text.onAccent'], least: 4.5 },
    solidHover: { use: 'The same under the pointer.', against: ['text.onAccent'], least: 4.5 },
    tint: { use: 'A quiet ground for what is current.' },
    text: { use: 'Words and icons on that ground.', against: ['accent.tint', 'surface.raised'], least: 4.5 },
  },
  focus: { use: 'The ring around what has the keyboard; never anything else.', against: edges, least: 3 },
  positive: tone('positive', 'what went well or is in order'),
  caution: tone('caution', 'a warning: what needs attention soon'),
  critical: {
    ...tone('critical', 'what failed, is late, or cannot be undone'),
    solidHover: { use: 'A critical button under the pointer.', against: ['text.onAccent'], least: 4.5 },
  },
  info: tone('info', 'something to know, without a judgement'),
  neutral: {
    tint: { use: 'The ground of what has no tone: a draft’s chip.' },
    text: { use: 'Words on that ground.', against: ['neutral.tint'], least: 4.5 },
    border: { use: 'Its edge.' },
  },
  hueA: hue('hueA'),
  hueB: hue('hueB'),
  hueC: hue('hueC'),
  hueD: hue('hueD'),
  hueE: hue('hueE'),
  hueF: hue('hueF'),
  hueG: hue('hueG'),
  hueH: hue('hueH'),
};

/** Where somebody has a thing to say and looks for its colour. */
export const needs: readonly { need: string; take: readonly string[]; drawnBy: string }[] = [
  {
    need: 'A warning: it works, but needs attention soon',
    take: ['caution.tint', 'caution.text', 'caution.border'],
    drawnBy: 'Banner, Chip with the tone `caution`',
  },
  {
    need: 'Something failed, is late, or will be deleted',
    take: ['critical.tint', 'critical.text'],
    drawnBy: 'Banner, Chip with the tone `critical`; Button `critical`',
  },
  {
    need: 'It went well, is paid, is active',
    take: ['positive.tint', 'positive.text'],
    drawnBy: 'Banner, Chip, Toast with the tone `positive`',
  },
  {
    need: 'Good to know, nothing to do',
    take: ['info.tint', 'info.text'],
    drawnBy: 'Banner, Chip with the tone `info`',
  },
  { need: 'A state without a judgement, as a draft', take: ['neutral.tint', 'neutral.text'], drawnBy: 'Chip' },
  { need: 'The main action', take: ['accent.solid', 'text.onAccent'], drawnBy: 'Button `accent`' },
  { need: 'A link', take: ['text.accent'], drawnBy: 'Link' },
  { need: 'What is chosen in a list', take: ['surface.selected'], drawnBy: 'DataGrid, ListOption' },
  { need: 'Help below a field, a caption', take: ['text.muted'], drawnBy: 'Text with the tone `muted`' },
  { need: 'The edge of a field or button', take: ['border.control'], drawnBy: 'every field' },
  { need: 'A line between rows, the edge of a card', take: ['border.subtle'], drawnBy: 'Card, Divider, DataGrid' },
  { need: 'What has the keyboard', take: ['focus'], drawnBy: 'everything, by itself' },
];
