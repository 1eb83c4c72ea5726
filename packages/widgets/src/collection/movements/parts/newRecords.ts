import type { Ref } from '@corredor/core/api';
import { createContext, type ReactNode, use } from 'react';
import type { NewRecord } from '../../../frames/pickers/index.ts';

/** The dialogs by which a movement's items make what is not there yet; they belong to other features. */
export interface MovementNewRecords {
  payer?: NewRecord;
  /** Somebody who is insured, or is paid in a claim. */
  insured?: NewRecord;
  /** Begins with the contractor as its owner. */
  vehicle?: (dialog: Parameters<NewRecord>[0] & { owner: Ref | null }) => ReactNode;
}

const NewRecordsContext = createContext<MovementNewRecords>({});
export const NewRecordsProvider = NewRecordsContext.Provider;
export const useNewRecords = () => use(NewRecordsContext);
