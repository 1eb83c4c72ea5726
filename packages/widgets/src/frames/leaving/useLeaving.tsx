import { type ReactNode, useState } from 'react';
import { useLeaveGuard } from '../../base/navigation/index.ts';
import { type DraftLeaving, LeaveDialog } from './LeaveDialog.tsx';

interface LeavingOptions {
  /** Whether something was typed that closing would lose. */
  isDirty: boolean;
  /** Where drafts are kept, what was typed can be kept as one. */
  draft?: DraftLeaving;
  onClose: () => void;
}

interface Leaving {
  close: () => void;
  /** Closes it for something else that is done then. */
  leaveTo: (then: () => void) => void;
  question: ReactNode;
}

/** Closes a dialog, but asks first where what was typed would be lost; `question` stands beside the dialog. */
export function useLeaving({ isDirty, draft, onClose }: LeavingOptions): Leaving {
  const [asked, setAsked] = useState<(() => void) | null>(null);
  const { pending, isAlone, letGo } = useLeaveGuard(isDirty);
  const leaveTo = (then: () => void) => (isDirty ? setAsked(() => then) : then());
  const leave = () => {
    setAsked(null);
    if (asked) {
      letGo();
      asked();
      return;
    }
    onClose();
    // Where something was typed below the dialog too, its answer was about the dialog: the page stays, and asks of its own when it is left.
    if (isAlone) pending?.proceed();
    else pending?.stay();
  };
  return {
    close: () => leaveTo(onClose),
    leaveTo,
    question: (
      <LeaveDialog
        isOpen={asked !== null || pending !== null}
        draft={draft}
        onLeave={leave}
        onStay={() => {
          setAsked(null);
          pending?.stay();
        }}
      />
    ),
  };
}
