import { toCallError } from '@corredor/core/errors';
import { paths } from '@corredor/core/paths';
import { toast } from '@corredor/ui/Toast';
import { useTranslation } from 'react-i18next';
import { useNavigation } from '../../base/navigation/index.ts';
import { isAboutPlan } from './PlanHelp.tsx';

/** Tells in passing what failed; where the plan refuses, the message leads to the page that says what to do. */
export function useFailureToast(): (error: unknown) => void {
  const { go } = useNavigation();
  const { t } = useTranslation(['common', 'frames']);
  return (error) => {
    const failure = toCallError(error);
    const { code, problem } = failure;
    const why = paths.unauthorized({ code, limit: problem?.limit, feature: problem?.feature });
    const action = { label: t('action.upgradePlan'), onAction: () => go(why) };
    toast.error(failure.isLost ? t('frames:lost.title') : failure.message, isAboutPlan(code) ? { action } : {});
  };
}
