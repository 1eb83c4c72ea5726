import type { ExtraField } from '@corredor/core/api';
import { type ExtraProblem, extraProblems } from '@corredor/core/extras';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

type Change = Parameters<typeof extraProblems>[1];

/** Finds what is wrong with the values of extra fields after a change, in the reader's words by key; what only the server knows is left to it. */
export function useExtraProblems() {
  const { t } = useTranslation(['pickers', 'common']);
  return useCallback(
    (fields: readonly ExtraField[], change: Change): Record<string, string> => {
      const words: Record<ExtraProblem['code'], string | undefined> = {
        unknown: undefined,
        retired: undefined,
        required: t('common:validation.required'),
        kind: t('common:validation.invalid'),
        date: t('common:validation.date'),
        choice: t('common:validation.required'),
        too_long: t('common:validation.invalid'),
      };
      const isNumber = (key: string) => fields.some((one) => one.key === key && one.kind === 'number');
      return Object.fromEntries(
        extraProblems(fields, change).flatMap(({ key, code }) => {
          const text = code === 'kind' && isNumber(key) ? t('extra.number') : words[code];
          return text === undefined ? [] : [[key, text]];
        }),
      );
    },
    [t],
  );
}
