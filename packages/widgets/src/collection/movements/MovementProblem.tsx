import type { CallError } from '@corredor/core/errors';
import { Banner } from '@corredor/ui/Banner';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Why a step was not taken. Where no answer came: that nothing is lost, and that a second try does nothing twice. */
export function MovementProblem({ error, children }: { error: CallError; children?: ReactNode }) {
  const { t } = useTranslation(['movements', 'common']);
  if (error.isLost)
    return (
      <Banner tone="critical" isLive title={t('lost.title')}>
        {t('lost.text')}
      </Banner>
    );
  // What our own program threw has no words for people.
  const title = error.status === undefined ? t('common:error.operation') : error.message;
  return (
    <Banner tone="critical" isLive title={title}>
      {children}
    </Banner>
  );
}
