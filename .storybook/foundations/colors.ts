import { contrast } from '../../packages/ui/src/theme/contrast.ts';
import { meanings } from '../../packages/ui/src/theme/meanings.ts';
import { type Role, roles } from './colorRoles.ts';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** A tree of one or two levels by dotted names: `text.muted`, `focus`. */
const flat = (tree: object): [name: string, value: unknown][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !('use' in value)
      ? Object.entries(value).map(([own, inner]): [string, unknown] => [`${name}.${own}`, inner])
      : [[name, value] satisfies [string, unknown]],
  );
const valuesOf = (scheme: Scheme) => new Map(flat(meanings(scheme)).map(([name, value]) => [name, String(value)]));
const values = { light: valuesOf('light'), dark: valuesOf('dark') };
const isRole = (value: unknown): value is Role => typeof value === 'object' && value !== null && 'use' in value;
const roleOf = new Map(flat(roles).flatMap(([name, role]) => (isRole(role) ? [[name, role] as const] : [])));

export interface Reading {
  on: string;
  ratio: number;
}
export interface ColorToken {
  name: string;
  use: string;
  least: number | undefined;
  light: { value: string; readings: readonly Reading[] };
  dark: { value: string; readings: readonly Reading[] };
}

const valueIn = (scheme: Scheme, name: string) => values[scheme].get(name) ?? '';

/** Every colour that has a meaning, with its value in both themes and how it reads against what it meets there. */
export const colorTokens: readonly ColorToken[] = [...roleOf].map(([name, { use, against = [], least }]) => {
  const inScheme = (scheme: Scheme) => ({
    value: valueIn(scheme, name),
    readings: against.map((on) => ({ on, ratio: contrast(valueIn(scheme, name), valueIn(scheme, on)) })),
  });
  return { name, use, least, light: inScheme('light'), dark: inScheme('dark') };
});
