import type { Task } from '@corredor/core/api';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTaskMoves } from './useTaskMoves.tsx';

/** Completes a task as soon as it is drawn, where other things are done too; of a call it asks first how it ended. */
export function CompleteTask({ task }: { task: Task }) {
  const moves = useTaskMoves();
  const hasBegun = useRef(false);
  const begin = useEffectEvent(() => moves.completionOf(task)?.());
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    begin();
  }, []);
  return moves.dialog;
}
