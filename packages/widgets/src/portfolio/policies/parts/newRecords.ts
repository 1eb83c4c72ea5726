import type { Ref } from '@corredor/core/api';
import { createContext, type ReactNode, use } from 'react';
import type { NewRecord } from '../../../frames/pickers/index.ts';

/** The dialogs by which a policy's fields make what is not there yet; they belong to other features. */
export interface NewRecords {
  contractor?: NewRecord;
  insured?: NewRecord;
  /** Begins with the policy's contractor as its owner. */
  vehicle?: (dialog: Parameters<NewRecord>[0] & { owner: Ref | null }) => ReactNode;
  branch?: NewRecord;
  /** Begins with the branch that the policy has. */
  provider?: (dialog: Parameters<NewRecord>[0] & { branch: Ref | null }) => ReactNode;
}

const NewRecordsContext = createContext<NewRecords>({});
export const NewRecordsProvider = NewRecordsContext.Provider;
export const useNewRecords = () => use(NewRecordsContext);
