import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { DescribedField } from './describe.ts';

/** Writes a described value as the reader does; nothing where there is none. */
export function useDescribedText() {
  const { t } = useTranslation('common');
  const { money, date, number } = useFormats();
  return useMemo(
    () =>
      (field: DescribedField, value: unknown): string => {
        if (value === undefined || value === null || value === '') return '';
        if (field.kind === 'yesNo') return t(value === true ? 'state.yes' : 'state.no');
        if (field.kind === 'number') return field.isGrouped === false ? String(value) : number(Number(value));
        const text = String(value);
        if (field.kind === 'amount') return money(text);
        return field.kind === 'day' ? date(text) : text;
      },
    [t, money, date, number],
  );
}
