import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';

interface RowPeriodProps {
  row: { valid_from?: string | null; valid_until?: string | null } | null | undefined;
  children?: ReactNode;
}

/** A row of a policy, with the days from and until which it counts where a movement has set them. */
export function RowPeriod({ row, children }: RowPeriodProps) {
  const { t } = useTranslation('policies');
  const { date } = useFormats();
  const days = [
    row?.valid_from && t('rows.countsFrom', { date: date(row.valid_from) }),
    row?.valid_until && t('rows.countsUntil', { date: date(row.valid_until) }),
  ].filter(Boolean);
  if (days.length === 0) return children;
  return (
    <Stack gap="none">
      {children}
      <Text as="span" size="sm" tone="muted">
        {days.join(' · ')}
      </Text>
    </Stack>
  );
}
