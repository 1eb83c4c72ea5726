import { lazy, Suspense } from 'react';
import type { NewRecord } from '../frames/pickers/index.ts';
import { ImportAction } from '../portfolio/imports/index.ts';
import { ProviderList } from '../portfolio/providers/index.ts';

// Only a file that names a branch that is not there yet asks for this.
const BranchDialog = lazy(async () => ({ default: (await import('./PolicyDialogs.tsx')).BranchDialog }));
const newBranch: NewRecord = (dialog) => (
  <Suspense fallback={null}>
    <BranchDialog {...dialog} />
  </Suspense>
);

/** `/app/configuration/providers` */
export function ProvidersScreen() {
  return <ProviderList secondaryActions={<ImportAction kind="providers" newRecords={{ branch: newBranch }} />} />;
}
