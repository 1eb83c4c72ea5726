import type { Policy } from '@corredor/core/api';
import { getPolicy } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../base/data/index.ts';
import type { NewCustomer } from '../../../frames/pickers/index.ts';
import { RecordLoader } from '../../../frames/records/index.ts';
import { PolicyPage } from './PolicyPage.tsx';

interface PolicyRecordProps {
  id: number;
  /** Its form is open. */
  isEditing?: boolean | undefined;
  /** A policy's instalments, which belong to another feature. */
  payments: (policy: Policy) => ReactNode;
  /** Brings insureds in from a file, which belongs to another feature. */
  importInsureds?: (policy: Policy) => ReactNode;
  /** What the plan says about general items. */
  generalsNotice?: ReactNode;
  /** Makes a customer on the spot. */
  newCustomer?: NewCustomer | undefined;
}

/** The page of one policy, as it is now on the server, with all its parts. */
export function PolicyRecord({ id, isEditing = false, payments, importInsureds, ...props }: PolicyRecordProps) {
  const { t } = useTranslation('common');
  return (
    <RecordLoader
      list={{ label: t('menu.policies'), href: paths.policies() }}
      id={id}
      get={(client, policyId) => queryOf(client, getPolicy, { path: { policyId } })}
      rooms={['policies', 'pickers', 'payments', 'history']}
    >
      {(policy) => (
        <PolicyPage
          {...props}
          policy={policy}
          isEditing={isEditing}
          payments={payments(policy)}
          importInsureds={importInsureds?.(policy)}
        />
      )}
    </RecordLoader>
  );
}
