import type { Policy } from '@corredor/core/api';
import { getPolicy } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../base/data/index.ts';
import { RecordLoader } from '../../../frames/records/index.ts';
import { type NewRecords, NewRecordsProvider } from '../parts/newRecords.ts';
import { type CollectPlace, PolicyPage } from './PolicyPage.tsx';

interface PolicyRecordProps {
  id: number;
  /** Its form is open. */
  isEditing?: boolean;
  /** A policy's instalments, which belong to another feature. */
  payments: (policy: Policy) => ReactNode;
  /** What changed it within its term, which belongs to another feature. */
  movements?: (policy: Policy) => ReactNode;
  /** What is to be done about it, which belongs to another feature. */
  tasks?: ReactNode;
  /** What was sent about it, which belongs to another feature. */
  messages?: ReactNode;
  /** What becomes of its term, which belongs to another feature. */
  renewal?: (policy: Policy) => ReactNode;
  /** Collects what is late or near, which belongs to another feature. */
  collect?: (policy: Policy, place: CollectPlace) => ReactNode;
  /** Brings insureds in from a file, which belongs to another feature. */
  importInsureds?: (policy: Policy) => ReactNode;
  /** What the plan says about general items. */
  generalsNotice?: ReactNode;
  /** Makes what is not there yet on the spot. */
  newRecords?: NewRecords;
}

/** The page of one policy, as it is now on the server, with all its parts. */
export function PolicyRecord({ id, isEditing = false, newRecords = {}, ...props }: PolicyRecordProps) {
  const { t } = useTranslation('common');
  return (
    <RecordLoader
      hasTabs
      list={{ label: t('menu.policies'), href: paths.policies() }}
      id={id}
      get={(client, policyId) => queryOf(client, getPolicy, { path: { policyId } })}
      rooms={['policies', 'pickers', 'payments', 'history']}
    >
      {(policy) => (
        <NewRecordsProvider value={newRecords}>
          <PolicyPage
            {...props}
            policy={policy}
            isEditing={isEditing}
            payments={props.payments(policy)}
            movements={props.movements?.(policy)}
            renewal={props.renewal?.(policy)}
            collect={(place) => props.collect?.(policy, place)}
            importInsureds={props.importInsureds?.(policy)}
          />
        </NewRecordsProvider>
      )}
    </RecordLoader>
  );
}
