import type { ImportKind } from '@corredor/core/imports';
import type { Permission } from '@corredor/core/permissions';
import { Button } from '@corredor/ui/Button';
import { Upload } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../base/app/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import type { ImportNewRecords } from './NamesToSay.tsx';

const ImportDialog = lazy(() => import('./ImportDialog.tsx'));
const adders: Record<ImportKind, Permission[]> = {
  customers: ['core_app.add_customer'],
  vehicles: ['core_app.add_vehicle'],
  insureds: ['policy_app.add_policy', 'policy_app.change_policy'],
  policies: ['policy_app.add_policy'],
  providers: ['policy_app.add_provider'],
  branches: ['policy_app.add_branch'],
  payments: ['policy_app.change_payment'],
};

interface ImportActionProps {
  kind: ImportKind;
  /** The policy whose insureds are imported. */
  policyId?: number;
  size?: 'small' | 'medium';
  newRecords?: ImportNewRecords;
}

/** Opens the import wizard over a list; the address remembers that it is open. Nothing where the reader may not add. */
export function ImportAction({ kind, policyId, size = 'medium', newRecords }: ImportActionProps) {
  // The words of the wizard come with it.
  const { t } = useTranslation();
  const { pathname, search, go } = useNavigation();
  const mayAdd = useCan(adders[kind]);
  const mayChangePolicies = useCan('policy_app.change_policy');
  // A plan is part of its policy.
  const mayImport = mayAdd && (kind !== 'payments' || mayChangePolicies);
  if (!mayImport) return null;
  const query = new URLSearchParams(search);
  const isOpen = query.get('import') === kind;
  const move = (opened: boolean) => {
    if (opened) query.set('import', kind);
    else query.delete('import');
    const text = query.toString();
    go(text ? `${pathname}?${text}` : pathname, { replace: !opened });
  };
  return (
    <>
      <Button icon={Upload} size={size} onPress={() => move(true)}>
        {t('action.import')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ImportDialog kind={kind} policyId={policyId ?? null} newRecords={newRecords} onClose={() => move(false)} />
        </Suspense>
      )}
    </>
  );
}
