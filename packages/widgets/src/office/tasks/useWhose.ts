import { useState } from 'react';
import { useCan } from '../../base/app/index.ts';
import type { Whose } from './TasksHeader.tsx';

/** Whose tasks a view shows, and what its header offers: everybody's are for whoever may view tasks. */
export function useWhose() {
  const canAdd = useCan('core_app.add_task');
  const canRule = useCan('core_app.change_partner');
  const canViewAll = useCan('core_app.view_task');
  const [whose, setWhose] = useState<Whose>('mine');
  return { isMine: whose === 'mine', header: { whose, onWhose: canViewAll ? setWhose : undefined, canAdd, canRule } };
}
