import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';

/** The id in the address; undefined where the address makes a new record. An id that is no number finds nothing: 0. */
export function useRecordId(): number | undefined {
  const { id } = useParams();
  if (id === undefined) return undefined;
  return /^\d{1,9}$/.test(id) ? Number(id) : 0;
}

/** A page that makes a record, or changes the one that the address names. */
export function recordPage(Screen: ComponentType<{ id?: number }>) {
  return function RecordPage() {
    const id = useRecordId();
    return <Screen key={id} id={id} />;
  };
}
