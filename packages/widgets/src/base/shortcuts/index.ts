export { afterKey, keyOf } from './keys.ts';
export { type Shortcut, type ShortcutGroup, useCurrentShortcuts, useShortcuts } from './shortcuts.ts';
export { useShortcutKeys } from './useShortcutKeys.ts';
