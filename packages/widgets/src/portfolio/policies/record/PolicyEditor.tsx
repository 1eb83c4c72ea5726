import type { Policy } from '@corredor/core/api';
import { getPolicy } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Breadcrumbs } from '@corredor/ui/Breadcrumbs';
import { Card } from '@corredor/ui/Card';
import { DetailFrame } from '@corredor/ui/DetailFrame';
import { Skeleton } from '@corredor/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import type { NewCustomer } from '../../../frames/pickers/index.ts';
import { RecordFrame, toRecordState } from '../../../frames/records/index.ts';
import { PolicyRecord } from './PolicyRecord.tsx';

interface PolicyEditorProps {
  id: number;
  /** A policy's instalments, which belong to another feature. */
  payments: (policy: Policy) => ReactNode;
  /** Brings insureds in from a file, which belongs to another feature. */
  importInsureds?: (policy: Policy) => ReactNode;
  /** What the plan says about general items. */
  generalsNotice?: ReactNode;
  /** Makes a customer on the spot. */
  newCustomer?: NewCustomer | undefined;
}

/** One policy with all its parts, to change it and to move it on. */
export function PolicyEditor({ id, payments, importInsureds, generalsNotice, newCustomer }: PolicyEditorProps) {
  const { t } = useTranslation('common');
  const policy = useQuery(queryOf(useClient(), getPolicy, { path: { policyId: id } }));
  const state = toRecordState(policy);
  if (state.status === 'ready')
    return (
      <PolicyRecord
        policy={state.record}
        payments={payments(state.record)}
        importInsureds={importInsureds?.(state.record)}
        generalsNotice={generalsNotice}
        newCustomer={newCustomer}
      />
    );
  const crumbs = [{ label: t('menu.policies'), href: paths.policies() }, { label: t('entity.policy') }];
  return (
    <DetailFrame
      breadcrumbs={<Breadcrumbs items={crumbs} />}
      header={
        <Card>
          {state.status === 'loading' ? (
            <Skeleton shape="block" height="9.5rem" />
          ) : (
            <RecordFrame state={state} onRetry={() => void policy.refetch()}>
              {() => null}
            </RecordFrame>
          )}
        </Card>
      }
    >
      {state.status === 'loading' && <Skeleton shape="block" height="32rem" />}
    </DetailFrame>
  );
}
