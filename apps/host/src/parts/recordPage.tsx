import type { ComponentType } from 'react';
import { useLocation, useParams } from 'react-router-dom';

/** The id in the address; undefined where the address makes a new record. An id that is no number finds nothing: 0. */
export function useRecordId(): number | undefined {
  const { id } = useParams();
  if (id === undefined) return undefined;
  return /^\d{1,9}$/.test(id) ? Number(id) : 0;
}

interface RecordScreenProps {
  id?: number;
  /** Its form is open. */
  isEditing?: boolean;
}

/** A page that makes a record, or shows the one that the address names, perhaps with its form open. */
export function recordPage(Screen: ComponentType<RecordScreenProps>) {
  return function RecordPage() {
    const id = useRecordId();
    const isEditing = useLocation().pathname.endsWith('/update');
    return <Screen key={id} id={id} isEditing={isEditing} />;
  };
}
