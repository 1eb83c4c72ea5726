import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Says that the message is on its way, where the form stood. */
export function MessageSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation('contact');
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: the focus goes to what took its place.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Stack gap="medium">
        <Banner tone="positive" title={t('sent.title')} isLive>
          <Text>{t('sent.text', { email })}</Text>
        </Banner>
        <div>
          <Button onPress={onAgain}>{t('sent.again')}</Button>
        </div>
      </Stack>
    </div>
  );
}
