export { afterKey, keyOf, reachOf } from './keys.ts';
export { recordKeys } from './recordKeys.ts';
export { type Shortcut, type ShortcutGroup, useCurrentShortcuts, useShortcuts } from './shortcuts.ts';
export { useRecordShortcuts } from './useRecordShortcuts.ts';
export { useShortcutKeys } from './useShortcutKeys.ts';
