import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { useTranslation } from 'react-i18next';
import { useCountdown } from './useCountdown.ts';
import type { Sending } from './useSubmit.ts';

interface ResendNoteProps {
  /** What stands there before anything is sent again. */
  title?: string;
  text: string;
  email: string;
  resend: Sending<string>;
  /** `info` where nothing is wrong yet. */
  tone?: 'caution' | 'info';
}

/** Offers another confirmation mail, and says the same whether or not the address is known. */
export function ResendNote({ title, text, email, resend: { state, submit }, tone = 'caution' }: ResendNoteProps) {
  const { t } = useTranslation('access');
  const error = state.status === 'failed' ? state.error : undefined;
  const seconds = useCountdown(error);
  if (state.status === 'done') {
    return (
      <Banner tone="positive" isLive title={t('resend.sentTitle')}>
        {t('resend.sent', { email })}
      </Banner>
    );
  }
  return (
    <Banner
      tone={error ? 'critical' : tone}
      isLive={tone === 'caution' || error !== undefined}
      title={title}
      action={
        <Button size="small" isPending={state.status === 'busy'} isDisabled={seconds > 0} onPress={() => submit(email)}>
          {seconds > 0 ? t('form.wait', { seconds }) : t('resend.send')}
        </Button>
      }
    >
      {error ? error.message : text}
    </Banner>
  );
}
