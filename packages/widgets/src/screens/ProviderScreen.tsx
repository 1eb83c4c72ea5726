import { RelatedPolicies } from '../portfolio/policies/index.ts';
import { ProviderForm, ProviderRecord } from '../portfolio/providers/index.ts';
import { RecordTasks } from './RecordTasks.tsx';

/** `/app/configuration/providers/create`, `/{id}` and `/{id}/update` */
export function ProviderScreen({ id, isEditing }: { id?: number; isEditing?: boolean }) {
  if (id === undefined) return <ProviderForm />;
  return (
    <ProviderRecord
      id={id}
      isEditing={isEditing}
      related={({ id: provider }) => (
        <>
          <RelatedPolicies provider={provider} />
          <RecordTasks model="provider" id={provider} />
        </>
      )}
    />
  );
}
