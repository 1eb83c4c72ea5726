import { useEffect } from 'react';
import { afterKey, keyOf, reachOf } from './keys.ts';
import { currentShortcuts } from './shortcuts.ts';

const patience = 1200;

/** Listens for shortcuts; single characters only where the reader has them on and is not typing. */
export function useShortcutKeys({ hasSingleKeys }: { hasSingleKeys: boolean }) {
  useEffect(() => {
    let pressed = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = (event: KeyboardEvent) => {
      const key = event.defaultPrevented || event.isComposing ? null : keyOf(event);
      const isChord = key?.startsWith('mod+') ?? false;
      const reach = isChord ? 'all' : hasSingleKeys ? reachOf(event.target) : 'nothing';
      if (key === null || reach === 'nothing') return;
      const known = currentShortcuts().filter(({ run, record }) => run && (reach === 'all' || record !== undefined));
      const step = afterKey(
        pressed,
        key,
        known.flatMap(({ keys }) => keys ?? []),
      );
      pressed = step.pressed;
      clearTimeout(timer);
      if (pressed !== '')
        timer = setTimeout(() => {
          pressed = '';
        }, patience);
      if (step.hit === undefined) return;
      event.preventDefault();
      // The last to name a shortcut is the nearest to the reader.
      known.findLast(({ keys }) => keys === step.hit)?.run?.();
    };
    document.addEventListener('keydown', listen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', listen);
    };
  }, [hasSingleKeys]);
}
