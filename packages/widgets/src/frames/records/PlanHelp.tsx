import type { ProblemCode } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import { paths } from '@corredor/core/paths';
import { Inline } from '@corredor/ui/Inline';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../base/app/index.ts';

/** Tells whether the plan, and not a permission, stands in the way. */
export const isAboutPlan = (code: ProblemCode | undefined): boolean =>
  code === 'plan_required' || code === 'plan_limit_reached';

interface PlanHelpProps {
  failure: CallError;
  /** Something was typed, which waits here. */
  isKept?: boolean;
}

/** The way on where the plan refuses: to the plans for who may change them, else to the people who may. */
export function PlanHelp({ failure, isKept = true }: PlanHelpProps) {
  const { t } = useTranslation(['frames', 'common']);
  const canUpgrade = useCan('core_app.change_partner');
  const names = failure.problem?.granted_by ?? [];
  const words: string[] = [];
  if (!canUpgrade && names.length > 0) words.push(t('form.upgradedBy', { names: names.join(', ') }));
  if (isKept) words.push(t('form.keptAtLimit'));
  return (
    <>
      {words.length > 0 && <Text>{words.join(' ')}</Text>}
      {canUpgrade && (
        <Inline>
          {/* Beside this page, so that what was typed waits here. */}
          <LinkButton href={paths.plans()} isExternal size="small">
            {t('common:action.upgradePlan')}
          </LinkButton>
        </Inline>
      )}
    </>
  );
}
