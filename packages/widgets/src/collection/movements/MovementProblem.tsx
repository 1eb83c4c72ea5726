import type { CallError } from '@corredor/core/errors';
import { Banner } from '@corredor/ui/Banner';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Why a step was not taken. Where no answer came: that nothing is lost, and that a second try does nothing twice. */
export function MovementProblem({ error, children }: { error: CallError; children?: ReactNode }) {
  const { t } = useTranslation('movements');
  const isLost = error.status === undefined;
  return (
    <Banner tone="critical" isLive title={isLost ? t('lost.title') : error.message}>
      {isLost ? t('lost.text') : children}
    </Banner>
  );
}
