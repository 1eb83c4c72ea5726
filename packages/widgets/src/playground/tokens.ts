import type messages from './messages/en.json';

/** A custom property that a page may set; colours have a default for each scheme. */
interface Token {
  name: keyof (typeof messages)['token'];
  usual: string;
  dark?: string;
}

/** The tokens, without the words that they all begin with. */
export const tokens: readonly Token[] = [
  { name: 'color-accent', usual: '#0e67d8', dark: '#4490fe' },
  { name: 'color-accent-contrast', usual: '#ffffff', dark: '#0b0e14' },
  { name: 'color-surface', usual: '#ffffff', dark: '#0b0e14' },
  { name: 'color-surface-raised', usual: '#ffffff', dark: '#1b1e24' },
  { name: 'color-text', usual: '#2a2e34', dark: '#e7ebf3' },
  { name: 'color-text-muted', usual: '#696d74', dark: '#8e929a' },
  { name: 'color-border', usual: '#e2e6ee', dark: '#23272c' },
  { name: 'color-focus', usual: '#0e67d8', dark: '#4490fe' },
  { name: 'color-danger', usual: '#c3292e', dark: '#ec5b57' },
  { name: 'radius', usual: '12px' },
  { name: 'font-size-base', usual: 'max(14px, 1em)' },
  { name: 'font-family', usual: 'inherit' },
  { name: 'line-height', usual: '1.5' },
  { name: 'space', usual: '4px' },
  { name: 'padding', usual: '16px' },
  { name: 'shadow', usual: 'none' },
  { name: 'item-min-width', usual: '18em' },
  { name: 'motion', usual: '120ms' },
  { name: 'min-height', usual: '0' },
];

/** The custom property of a token. */
export const propertyOf = (name: string) => `--corredor-${name}`;
/** A colour scheme, whose defaults a token has. */
export type Scheme = 'light' | 'dark';

/** Which colours are read on which. */
export const pairs: readonly (readonly [string, string])[] = [
  ['color-accent-contrast', 'color-accent'],
  ['color-accent', 'color-surface'],
  ['color-text', 'color-surface'],
  ['color-text', 'color-surface-raised'],
  ['color-text-muted', 'color-surface'],
  ['color-text-muted', 'color-surface-raised'],
  ['color-danger', 'color-surface'],
];
