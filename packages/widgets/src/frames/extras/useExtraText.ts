import type { ExtraField } from '@corredor/core/api';
import { type ExtraValue, writeExtra } from '@corredor/core/extras';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';

/** Writes what stands in an extra field, in the reader's words. */
export function useExtraText() {
  const { t } = useTranslation('common');
  const { locale, currency } = useFormats();
  return useCallback(
    (field: Pick<ExtraField, 'kind'>, value: ExtraValue | null | undefined) =>
      writeExtra(field, value, { locale, currency, yes: t('state.yes'), no: t('state.no') }),
    [locale, currency, t],
  );
}
