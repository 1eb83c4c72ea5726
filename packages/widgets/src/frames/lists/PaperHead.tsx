import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useToolWords } from '@corredor/ui/words';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormats, useSession } from '../../base/app/index.ts';

interface PaperHeadProps {
  search: string;
  /** What the list is narrowed by, in the reader's words. */
  filters: readonly { id: string; label: string; value: string }[];
  /** The first and the last row on paper, and all there are. */
  rows: { from: number; to: number; total: number; isAtLeast: boolean };
}

/** What a printed list says above its rows: whose it is, of when, what it is narrowed by, and how many of its rows are here. Drawn while it is printed. */
export function PaperHead({ search, filters, rows: { from, to, total, isAtLeast } }: PaperHeadProps) {
  const { t } = useTranslation('frames');
  const words = useToolWords();
  const { partner } = useSession();
  const { dateTime, number } = useFormats();
  const printedAt = useMomentOfPrinting();
  if (!printedAt) return null;
  const narrowed = [
    ...(search ? [t('onPaper.search', { text: search })] : []),
    ...filters.map(({ label, value }) => `${label}: ${value}`),
  ];
  return (
    <Stack gap="xxsmall">
      <Text>{[partner?.name, t('onPaper.printed', { moment: dateTime(printedAt) })].filter(Boolean).join(' · ')}</Text>
      {narrowed.length > 0 && <Text>{narrowed.join(' · ')}</Text>}
      <Text>
        {t('onPaper.rows', {
          range: words.rowRange(number(from), number(to), isAtLeast ? `${number(total)}+` : number(total)),
        })}
      </Text>
    </Stack>
  );
}

/** When the browser began to print what it prints now; drawn before it takes its picture. */
function useMomentOfPrinting() {
  const [moment, setMoment] = useState<string | null>(null);
  useEffect(() => {
    const begin = () => flushSync(() => setMoment(new Date().toISOString()));
    const end = () => setMoment(null);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return moment;
}
