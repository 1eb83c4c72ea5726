import { paths } from '@corredor/core/paths';
import { Button } from '@corredor/ui/Button';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import type { Brand } from '../../base/brand/index.ts';
import { AccessFrame } from './AccessFrame.tsx';
import { ResendNote } from './ResendNote.tsx';
import type { Sending } from './useSubmit.ts';

interface CheckMailViewProps {
  brand: Brand;
  email: string;
  resend: Sending<string>;
  onOtherEmail: () => void;
}

/** After registering: what to do with the mail, and what if none comes. */
export function CheckMailView({ brand, email, resend, onOtherEmail }: CheckMailViewProps) {
  const { t } = useTranslation('access');
  return (
    <AccessFrame
      brand={brand}
      title={t('sent.title')}
      context={t('sent.context', { email })}
      footer={<Link href={paths.login()}>{t('sent.toLogin')}</Link>}
    >
      <Stack gap="medium">
        <Text>{t('sent.text')}</Text>
        <ResendNote text={t('sent.spam')} email={email} resend={resend} tone="info" />
        <Button tone="quiet" isFullWidth onPress={onOtherEmail}>
          {t('sent.otherEmail')}
        </Button>
      </Stack>
    </AccessFrame>
  );
}
