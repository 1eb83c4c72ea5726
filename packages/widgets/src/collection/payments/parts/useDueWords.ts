import type { PlainDate } from '@corredor/core/dates';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';

/** When an instalment falls due, or fell due, in the reader's words. */
export function useDueWords() {
  const { t } = useTranslation('payments');
  const { date, today } = useFormats();
  return (day: PlainDate) => t(day < today() ? 'timeline.wasDueOn' : 'timeline.dueOn', { date: date(day) });
}
