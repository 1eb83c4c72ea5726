import type { MethodRule, MovementPreview, Policy } from '@corredor/core/api';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../base/app/index.ts';

/** Where law or custom decides, by country. */
const countries: Record<string, 'chile' | 'colombia' | 'spain'> = { '152': 'chile', '170': 'colombia', '724': 'spain' };

/** Says where a proposed method comes from, and what a rule would propose where somebody chose another. */
export function useMethodSource() {
  const { t } = useTranslation(['movements', 'common']);
  const country = countries[useSession().partner?.country_id ?? ''];
  const whose = (rule: MethodRule, { provider, branch }: Pick<Policy, 'provider' | 'branch'>) => {
    const insurer = provider && rule.provider_id !== null ? provider.name : '';
    const ofBranch = branch && rule.branch_id !== null ? branch.name : '';
    const asked = rule.requested_by && t(`source.asked.${rule.requested_by}`);
    return [[insurer, ofBranch].filter(Boolean).join(', ') || t('source.everybody'), asked].filter(Boolean).join(', ');
  };
  return (preview: MovementPreview, policy: Policy): string | undefined => {
    const { method, method_source, method_rule: rule } = preview;
    if (method_source === 'rule' && rule) return t('source.rule', { whose: whose(rule, policy) });
    if (method_source === 'country' && country) return t(`source.${country}`);
    if (method_source === 'usual') return t('source.usual');
    const isOther = rule !== null && rule.method !== method;
    return isOther
      ? t('source.other', { whose: whose(rule, policy), method: t(`common:movementMethod.${rule.method}`) })
      : undefined;
  };
}
