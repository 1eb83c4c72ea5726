import { paths } from '@corredor/core/paths';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { Inline } from '@corredor/ui/Inline';
import { Spinner } from '@corredor/ui/Spinner';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import type { Brand } from '../../base/brand/index.ts';
import { AccessFrame } from './AccessFrame.tsx';
import { EmailView } from './EmailView.tsx';
import { MessageView } from './MessageView.tsx';
import type { Sending } from './useSubmit.ts';

/** How far a confirmation is. */
export type Confirmation =
  | { status: 'busy' }
  | { status: 'done' }
  | { status: 'expired' }
  | { status: 'failed'; message: string };

interface ConfirmationViewProps {
  brand: Brand;
  confirmation: Confirmation;
  onRetry: () => void;
  resend: Sending<string>;
  /** Where another link was sent to. */
  sentTo: string;
}

/** Tells whether the address is confirmed, and offers another link where the old one has run out. */
export function ConfirmationView({ brand, confirmation, onRetry, resend, sentTo }: ConfirmationViewProps) {
  const { t } = useTranslation('access');
  const toLogin = { label: t('confirm.toLogin'), href: paths.login() };
  if (confirmation.status === 'done')
    return (
      <MessageView
        brand={brand}
        tone="positive"
        title={t('confirm.doneTitle')}
        text={t('confirm.done')}
        next={toLogin}
      />
    );
  if (confirmation.status === 'expired' && resend.state.status === 'done') {
    const text = t('resend.sent', { email: sentTo });
    return <MessageView brand={brand} tone="info" title={t('resend.sentTitle')} text={text} next={toLogin} />;
  }
  if (confirmation.status === 'expired')
    return (
      <EmailView
        brand={brand}
        title={t('confirm.expiredTitle')}
        context={t('confirm.expired')}
        submitLabel={t('resend.submit')}
        sending={resend}
      />
    );
  if (confirmation.status === 'failed')
    return (
      <AccessFrame brand={brand} title={t('confirm.failedTitle')}>
        <Stack gap="medium">
          <Banner tone="critical" isLive>
            {confirmation.message}
          </Banner>
          <Button tone="accent" size="large" isFullWidth onPress={onRetry}>
            {t('confirm.retry')}
          </Button>
        </Stack>
      </AccessFrame>
    );
  return (
    <AccessFrame brand={brand} title={t('confirm.busyTitle')}>
      <Inline gap="small">
        <Spinner />
        <Text>{t('confirm.busy')}</Text>
      </Inline>
    </AccessFrame>
  );
}
