import type { Renewal, RenewalStageRef } from '@corredor/core/api';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';

/** What a renewal and its stage are called in the reader's language. */
export function useRenewalWords() {
  const { t, i18n } = useTranslation(['renewals', 'common']);
  const { percent } = useFormats();
  const isSpanish = i18n.language === 'es';
  const stageName = useCallback(
    ({ name_es, name_en }: Pick<RenewalStageRef, 'name_es' | 'name_en'>) => (isSpanish ? name_es : name_en),
    [isSpanish],
  );
  const daysLeft = useCallback(
    (days: number | null) =>
      days === null ? '' : days < 0 ? t('days.over', { count: -days }) : t('days.left', { count: days }),
    [t],
  );
  /** The same where there is little room. */
  const daysShort = useCallback(
    (days: number) =>
      days === 0 ? t('days.today') : days < 0 ? t('days.ago', { count: -days }) : t('days.short', { count: days }),
    [t],
  );
  const change = useCallback(
    (by: string | null) => (by === null ? '' : `${/^-|^0+(\.0+)?$/.test(by) ? '' : '+'}${percent(by)}`),
    [percent],
  );
  /** Why it was lost: the coded reason and what was written to it. */
  const lost = useCallback(
    ({ lost_reason_code: code, lost_reason }: Pick<Renewal, 'lost_reason_code' | 'lost_reason'>) =>
      [code && t(`common:lostReason.${code}`), lost_reason].filter(Boolean).join(': '),
    [t],
  );
  /** Why it is at risk, each reason as a sentence. */
  const reasons = useCallback(
    ({ risk_reasons: all, days_left: days }: Pick<Renewal, 'risk_reasons' | 'days_left'>) =>
      all.map((reason) =>
        reason === 'no_offer' && days !== null && days < 0 ? t('why.ended', { count: -days }) : t(`why.${reason}`),
      ),
    [t],
  );
  return { stageName, daysLeft, daysShort, reasons, nameOf, change, lost };
}
/** Within so many days an end is near. */
const near = 7;
/** How pressing it is that so many days are left; nothing where there is time. */
export const nearness = (days: number) => (days < 0 ? 'critical' : days <= near ? 'caution' : undefined);
/** Whether its term is over while nobody decided what becomes of it: nothing is covered. */
export const isUncovered = ({ outcome, days_left: days }: Pick<Renewal, 'outcome' | 'days_left'>) =>
  outcome === null && days !== null && days < 0;
/** Whether all that its cover waits for is that the draft of its next term is enabled. */
export const waitsForDraft = (renewal: Pick<Renewal, 'outcome' | 'days_left' | 'next'>) =>
  isUncovered(renewal) && renewal.next?.status === 'draft';
/** The policy and whose it is. */
export const nameOf = ({ policy, contractor }: Pick<Renewal, 'policy' | 'contractor'>) =>
  contractor ? `${policy.name} · ${contractor.name}` : policy.name;
