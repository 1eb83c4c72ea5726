import { useEffect } from 'react';
import { useSession } from '../../base/app/index.ts';
import { intentsOf } from './intents.ts';

/** Who looks at the plans again begins a new purchase: the last one that is settled is not shown any more. */
export function useFreshPurchase() {
  const { userId } = useSession().record;
  useEffect(() => intentsOf(userId).forgetSettled(), [userId]);
}
