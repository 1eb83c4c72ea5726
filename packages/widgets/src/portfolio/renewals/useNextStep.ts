import type { Renewal } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { IconType } from '@corredor/ui/Icon';
import { CircleCheck, RefreshCw } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../base/app/index.ts';

export interface NextStep {
  label: string;
  icon: IconType;
  /** Where it is done. */
  href: string;
}

/** What an open term waits for, as the dashboard's queue says it: the draft of its next term is enabled, else it is renewed or closed; nothing for who may not. */
export function useNextStep(): (renewal: Pick<Renewal, 'outcome' | 'next' | 'policy_id'>) => NextStep | null {
  const { t } = useTranslation('common');
  const may = useCan('policy_app.change_policy');
  return useCallback(
    ({ outcome, next, policy_id }) => {
      if (!may || outcome) return null;
      return next?.status === 'draft'
        ? { label: t('action.enable'), icon: CircleCheck, href: paths.policyMove(next.id) }
        : { label: t('action.renew'), icon: RefreshCw, href: paths.policyMove(policy_id) };
    },
    [t, may],
  );
}
