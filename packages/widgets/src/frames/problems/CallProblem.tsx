import type { CallError } from '@corredor/core/errors';
import { Banner } from '@corredor/ui/Banner';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface CallProblemProps {
  error: CallError;
  /** What is said in place of the server's words. */
  title?: string;
  /** The way on. */
  action?: ReactNode;
  children?: ReactNode;
}

/** Why a call that is never done twice was not done. Where no answer came: that nothing is lost, and that a second try is safe. */
export function CallProblem({ error, title, action, children }: CallProblemProps) {
  const { t } = useTranslation(['frames', 'common']);
  if (error.isLost)
    return (
      <Banner tone="critical" isLive title={t('lost.title')}>
        {t('lost.text')}
      </Banner>
    );
  // What our own program threw has no words for people.
  const told = error.status === undefined ? t('common:error.operation') : error.message;
  return (
    <Banner tone="critical" isLive title={title ?? told} action={action}>
      {children}
    </Banner>
  );
}

/** The same in one text. */
export function useProblemText(): (error: CallError) => string {
  const { t } = useTranslation('frames');
  return (error) => (error.isLost ? `${t('lost.title')}. ${t('lost.text')}` : error.message);
}
