import type { ExtraField, Movement, Policy } from '@corredor/core/api';
import { extraName, extraOn } from '@corredor/core/extras';
import { getPolicy } from '@corredor/core/operations';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { useExtraText } from '../../../frames/extras/index.ts';

type Item = Pick<Movement['items'][number], 'action' | 'target' | 'before' | 'after'>;
const none: readonly ExtraField[] = [];

/** The extra fields that a branch has on such rows of its policies. */
export const fieldsOfRows = (fields: readonly ExtraField[], target: Item['target']): readonly ExtraField[] =>
  target === 'vehicle' || target === 'general' || target === 'insured' ? extraOn(fields, target) : none;

/** Writes what stands in the extra fields of a row, each with its name; who may not see the branch's names reads keys. */
export function useExtraLines(policy: Pick<Policy, 'extra_fields'> | undefined) {
  const { language } = useFormats();
  const extraText = useExtraText();
  return (target: Item['target'], values: Item['after'] | undefined): { name: string; text: string }[] =>
    Object.entries(values?.extra ?? {}).map(([key, value]) => {
      const field = fieldsOfRows(policy?.extra_fields ?? none, target).find((one) => one.key === key);
      return {
        name: field ? extraName(field, language) : key.replaceAll('_', ' '),
        text: extraText(field ?? { kind: 'text' }, value),
      };
    });
}

/** Tells what the items of a movement write into the extra fields of their rows; before and after, where a value changes. */
export function useItemExtras({ policy_id, items }: Pick<Movement, 'policy_id' | 'items'>) {
  const { t } = useTranslation('movements');
  const canView = useCan('policy_app.view_policy');
  const { data: policy } = useQuery({
    ...queryOf(useClient(), getPolicy, { path: { policyId: policy_id } }),
    enabled: canView && items.some(({ after }) => Object.keys(after?.extra ?? {}).length > 0),
  });
  const linesOf = useExtraLines(policy);
  return ({ action, target, before, after }: Item): string[] => {
    const then = before?.extra ?? {};
    const keys = Object.keys(after?.extra ?? {});
    const olds = linesOf(target, { extra: Object.fromEntries(keys.map((key) => [key, then[key] ?? null])) });
    return linesOf(target, after).map(({ name, text }, at) =>
      action === 'change'
        ? t('beforeAfter', { fields: name, before: olds[at]?.text || t('nothing'), after: text || t('nothing') })
        : `${name}: ${text}`,
    );
  };
}
