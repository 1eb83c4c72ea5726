import type { MovementRow, MovementStep } from '@corredor/core/api';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { dataWords, useFormats } from '../../../base/app/index.ts';

const isMoney = (value: string | number): value is string => typeof value === 'string' && /^-?\d+\.\d{2}$/.test(value);
const percents: readonly string[] = ['penalty', 'earned'];

/** Writes each line of how a net premium was found. */
export function useStepWords() {
  const { t } = useTranslation('movements');
  const { money, percent } = useFormats();
  return useCallback(
    ({ code, params }: MovementStep, currency: string): string => {
      const worded = Object.entries(params).map(([name, value]) => [
        name,
        percents.includes(name) ? percent(String(value)) : isMoney(value) ? money(value, currency) : value,
      ]);
      return dataWords(t)(`step.${code}`, Object.fromEntries(worded));
    },
    [t, money, percent],
  );
}

/** What a movement is called, with its policy. */
export function useMovementName() {
  const { t } = useTranslation(['movements', 'common']);
  return useCallback(
    ({ policy, number, kind, undoes_id }: Pick<MovementRow, 'policy' | 'number' | 'kind' | 'undoes_id'>) =>
      `${policy.name} · ${t(undoes_id === null ? 'title' : 'mirror', { number, kind: t(`common:movementKind.${kind}`) })}`,
    [t],
  );
}
