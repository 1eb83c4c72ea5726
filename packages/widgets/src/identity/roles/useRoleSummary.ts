import {
  isAdministrator,
  type Permission,
  permissionActions,
  permissionFor,
  permissionModels,
} from '@corredor/core/permissions';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../base/app/index.ts';
import { isWithoutAny } from './roleValues.ts';

/** Says in one sentence what a role may do: models with the same verbs stand together. */
export function useRoleSummary() {
  const { t } = useTranslation(['roles', 'common']);
  const { locale } = useLanguage();
  return useCallback(
    (chosen: readonly Permission[]) => {
      if (isAdministrator(chosen)) return t('summary.everything');
      if (isWithoutAny(chosen)) return t('summary.nothing');
      const join = new Intl.ListFormat(locale, { type: 'conjunction' });
      const models = new Map<string, string[]>();
      for (const model of permissionModels) {
        const verbs = permissionActions.filter((action) => {
          const permission = permissionFor(model, action);
          return permission !== undefined && chosen.includes(permission);
        });
        if (verbs.length === 0) continue;
        const said = join.format(verbs.map((verb) => t(`verb.${verb}`)));
        models.set(said, [...(models.get(said) ?? []), t(`model.${model}`)]);
      }
      const parts = [...models].map(([verbs, names]) => t('summary.part', { verbs, models: join.format(names) }));
      return t('summary.can', { parts: parts.join('; ') });
    },
    [t, locale],
  );
}
