import { type ReactNode, useState } from 'react';
import { useLeaveGuard } from '../../base/navigation/index.ts';
import { type DraftLeaving, LeaveDialog } from './LeaveDialog.tsx';

interface LeavingOptions {
  /** Whether something was typed that closing would lose. */
  isDirty: boolean;
  /** Where drafts are kept, what was typed can be kept as one. */
  draft?: DraftLeaving | undefined;
  onClose: () => void;
}

/** Closes a dialog, but asks first where what was typed would be lost; `question` stands beside the dialog. */
export function useLeaving({ isDirty, draft, onClose }: LeavingOptions): { close: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  const leaving = useLeaveGuard(isDirty);
  return {
    close: () => (isDirty ? setAsking(true) : onClose()),
    question: (
      <LeaveDialog
        isOpen={isAsking || leaving !== null}
        draft={draft}
        onLeave={() => {
          setAsking(false);
          onClose();
          leaving?.proceed();
        }}
        onStay={() => {
          setAsking(false);
          leaving?.stay();
        }}
      />
    ),
  };
}
