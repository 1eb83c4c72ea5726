import type { MovementPreview } from '@corredor/core/api';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Pagination } from '@corredor/ui/Pagination';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';

/** So many are read at once. */
const pageSize = 12;

/** The instalments that a movement will make, with their dates. */
export function MovementInstalments({ instalments, currency }: Pick<MovementPreview, 'instalments' | 'currency'>) {
  const { t } = useTranslation('movements');
  const { money, date } = useFormats();
  const [wanted, setPage] = useState(1);
  const page = Math.min(wanted, Math.max(1, Math.ceil(instalments.length / pageSize)));
  const first = (page - 1) * pageSize;
  return (
    <section aria-label={t('instalments')}>
      <Stack gap="xsmall">
        <Text weight="semibold">{t('instalments')}</Text>
        <DescriptionList
          columns={2}
          items={instalments.slice(first, first + pageSize).map(({ number, due_date, amount }) => ({
            term: t('instalment', { number, date: date(due_date) }),
            detail: money(amount, currency),
          }))}
        />
        {instalments.length > pageSize && (
          <Pagination page={page} pageSize={pageSize} total={instalments.length} onPageChange={setPage} />
        )}
      </Stack>
    </section>
  );
}
