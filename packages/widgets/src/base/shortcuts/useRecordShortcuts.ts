import type { IconType } from '@corredor/ui/Icon';
import { useEffect, useMemo, useRef } from 'react';
import { recordKeys } from './recordKeys.ts';
import { type Shortcut, useShortcuts } from './shortcuts.ts';

/** Something that can be done with the record in view; its key follows from its id, where that is one of the keys of records. */
export interface RecordShortcut {
  id: string;
  label: string;
  icon?: IconType;
  run: () => void;
}

const keysById = new Map<string, string>(Object.entries(recordKeys));

/** Offers what can be done with the record of this name, by its keys and in the palette; none without a name. */
export function useRecordShortcuts(record: string | undefined, items: readonly RecordShortcut[]) {
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  });
  // The page draws often; what it offers changes seldom.
  const offered = JSON.stringify(items.map(({ id, label }) => [id, label]));
  const shortcuts = useMemo(() => {
    if (record === undefined) return [];
    const find = (id: string) => latest.current.find((one) => one.id === id);
    return (JSON.parse(offered) as [string, string][]).map(
      ([id, label]): Shortcut => ({
        id,
        keys: keysById.get(id),
        label,
        iconOf: () => find(id)?.icon,
        group: 'record',
        record,
        run: () => find(id)?.run(),
      }),
    );
  }, [offered, record]);
  useShortcuts(shortcuts);
}
