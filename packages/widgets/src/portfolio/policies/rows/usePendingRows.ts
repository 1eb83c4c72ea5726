import { recordOf } from '@corredor/core/keys';
import { useMemo, useRef } from 'react';

const lists = ['coverages', 'insureds', 'vehicles', 'generals', 'beneficiaries', 'sellers'] as const;
/** For each list of a policy, what hears that one of its rows is being written. */
export type PendingRows = Record<(typeof lists)[number], (isPending: boolean) => void>;

/** Lists that stand below each other tell together whether a row is being written. */
export function usePendingRows(onChange: ((isPending: boolean) => void) | undefined): PendingRows {
  const open = useRef(new Set<string>());
  return useMemo(() => {
    const hear = (name: string) => (isPending: boolean) => {
      if (isPending) open.current.add(name);
      else open.current.delete(name);
      onChange?.(open.current.size > 0);
    };
    return recordOf(lists, hear);
  }, [onChange]);
}
