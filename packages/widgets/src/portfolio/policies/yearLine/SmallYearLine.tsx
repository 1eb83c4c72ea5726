import type { PolicyRow } from '@corredor/core/api';
import { endsOn } from '@corredor/core/policies';
import { TermBar } from '@corredor/ui/TermBar';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { termToneOf } from '../parts/policyStatus.tsx';
import { useYearLineWords } from './useYearLineWords.ts';
import { countsOfDays, ticksOfDays } from './yearLineMarks.ts';

type Term = Pick<
  PolicyRow,
  'status' | 'start_date' | 'end_date' | 'closes_on' | 'closes_as' | 'year_line' | 'notification_limit_days'
> &
  Partial<Pick<PolicyRow, 'is_lapsed'>>;

/** The term of a policy in a cell or on a card, with its instalments and the term that follows. Draws nothing for a draft, of which nothing runs yet. */
export function SmallYearLine({ policy }: { policy: Term }) {
  const { t } = useTranslation('policies');
  const { today } = useFormats();
  const words = useYearLineWords();
  const { start_date: start, year_line: days, status } = policy;
  const end = endsOn(policy);
  if (status === 'draft' || !start || !end) return null;
  return (
    <TermBar
      size="small"
      label={words.summary(countsOfDays(days), days.next_status) || t('field.term')}
      start={start}
      end={end}
      today={today()}
      tone={termToneOf(policy, today())}
      ticks={ticksOfDays(days)}
      next={days.next_status ? { label: null } : undefined}
    />
  );
}
