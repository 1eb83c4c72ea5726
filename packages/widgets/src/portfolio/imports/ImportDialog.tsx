import type { ImportKind } from '@corredor/core/imports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../../base/navigation/index.ts';
import { LeaveDialog } from '../../frames/forms/index.ts';
import { unreadableReason } from '../../frames/sheets/index.ts';
import { ImportWizardView } from './ImportWizardView.tsx';
import type { ImportNewRecords } from './NamesToSay.tsx';
import { PastImports } from './PastImports.tsx';
import { useImportRoom } from './useImportRoom.ts';
import { useImportWizard } from './useImportWizard.ts';

interface ImportDialogProps {
  kind: ImportKind;
  policyId: number | null;
  newRecords?: ImportNewRecords | undefined;
  onClose: () => void;
}
/** Imports a file over the list that it fills; asks before work is lost. */
export default function ImportDialog({ kind, policyId, newRecords, onClose }: ImportDialogProps) {
  const { t } = useTranslation('sheets');
  const { view, do: moves } = useImportWizard(kind, policyId);
  const limits = useImportRoom(kind);
  const [isLeaving, setLeaving] = useState(false);
  const leaving = useLeaveGuard(view.isUnsaved);
  const { cause, message = '' } = view.error ?? {};
  return (
    <>
      <ImportWizardView
        kind={kind}
        view={view}
        fileProblem={
          view.error ? t(`unreadable.${unreadableReason(cause instanceof Error ? cause.message : message)}`) : undefined
        }
        moves={moves}
        limits={limits}
        newRecords={newRecords}
        onClose={() => (view.isUnsaved ? setLeaving(true) : onClose())}
        past={<PastImports kind={kind} policyId={policyId} />}
      />
      <LeaveDialog
        isOpen={isLeaving || leaving !== null}
        onLeave={() => {
          onClose();
          leaving?.proceed();
        }}
        onStay={() => {
          setLeaving(false);
          leaving?.stay();
        }}
      />
    </>
  );
}
