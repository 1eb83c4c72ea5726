import type { Renewal } from '@corredor/core/api';
import { Chip } from '@corredor/ui/Chip';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';

/** What the law wants said of a term, until when; what is past is marked. */
export function RenewalNotices({ notices }: Pick<Renewal, 'notices'>) {
  const { t } = useTranslation('renewals');
  const { date, today } = useFormats();
  return notices.map(({ kind, until }) => (
    <Chip key={kind} tone={until < today() ? 'neutral' : 'caution'}>
      {t(until < today() ? `notice.${kind}_past` : `notice.${kind}`, { date: date(until) })}
    </Chip>
  ));
}
