import type { Renewal } from '@corredor/core/api';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';

/** What the law wants said of a term, until when, a line each: the day is what counts, and a chip would cut it off. What is past is muted. */
export function RenewalNotices({ notices }: Pick<Renewal, 'notices'>) {
  const { t } = useTranslation('renewals');
  const { date, today } = useFormats();
  return notices.map(({ kind, until }) => (
    <Text key={kind} size="sm" tone={until < today() ? 'muted' : 'caution'}>
      {t(until < today() ? `notice.${kind}_past` : `notice.${kind}`, { date: date(until) })}
    </Text>
  ));
}
