import { getAliasAvailability } from '@corredor/core/operations';
import { checkAlias } from '@corredor/core/validation';
import { useDebounced } from '@corredor/ui/useDebounced';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';

/** Asks the server about an alias once its typing rests; the own one and one that breaks the rule are not asked for. */
export function useAliasCheck(typed: string, own: string): { help?: string; problem?: string } {
  const { t } = useTranslation(['partner', 'common']);
  const alias = typed.trim().toLowerCase();
  const rested = useDebounced(alias, 300);
  const isWorthAsking = alias !== own && checkAlias(alias) === undefined;
  const answer = useQuery({
    ...queryOf(useClient(), getAliasAvailability, { query: { alias: rested } }),
    enabled: isWorthAsking && rested === alias,
  });
  if (!isWorthAsking) return {};
  if (answer.data?.alias === alias && rested === alias) {
    const { problem } = answer.data;
    if (problem === null) return { help: t('alias.free') };
    return { problem: t(`common:validation.alias.${problem}`) };
  }
  return answer.isError ? {} : { help: t('alias.checking') };
}
