import { paths } from '@corredor/core/paths';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { Inline } from '@corredor/ui/Inline';
import { QrCode, qrPng, qrSvg } from '@corredor/ui/QrCode';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../frames/lists/index.ts';
import * as css from './ProfileCode.css.ts';

/** The QR code of the public profile, to look at and to take away for cards and shop windows. */
export function ProfileCode({ alias }: { alias: string }) {
  const { t } = useTranslation('partner');
  const address = new URL(paths.publicProfile(alias), globalThis.location.origin).href;
  const name = `qr-${alias}`;
  return (
    <Card title={t('code.title')} description={t('code.text')}>
      <Inline gap="large" align="center">
        <div className={css.code}>
          <QrCode value={address} label={t('code.label', { address })} />
        </div>
        <Stack>
          <Text weight="semibold">{address}</Text>
          <Inline gap="small">
            <Button
              icon={Download}
              onPress={() => void qrPng(address).then((picture) => saveFile(picture, `${name}.png`))}
            >
              {t('code.png')}
            </Button>
            <Button
              icon={Download}
              onPress={() => saveFile(new Blob([qrSvg(address)], { type: 'image/svg+xml' }), `${name}.svg`)}
            >
              {t('code.svg')}
            </Button>
          </Inline>
        </Stack>
      </Inline>
    </Card>
  );
}
