import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Dialog } from '@corredor/ui/Dialog';
import { IconButton } from '@corredor/ui/IconButton';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { Headset } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type Brand, phoneLink, whatsappLink } from '../base/brand/index.ts';
import * as css from './SupportDialog.css.ts';

// Drawn only when somebody asks for help.
const QrCode = lazy(async () => ({ default: (await import('@corredor/ui/QrCode')).QrCode }));

/** Who helps, how to reach them and when: phone, e-mail and WhatsApp, Monday to Friday. */
export function SupportDialog({ support }: { support: Brand['support'] }) {
  const { t } = useTranslation('shell');
  const whatsapp = whatsappLink(support.whatsapp, t('support.hello'));
  return (
    <Dialog
      title={t('support.title')}
      description={t('support.hours', { hours: support.hours })}
      size="small"
      trigger={<IconButton icon={Headset} label={t('support.open')} placement="bottom" />}
    >
      <Inline gap="large" align="start">
        <div className={css.facts}>
          <DescriptionList
            columns={1}
            items={[
              { term: t('support.phone'), detail: <Link href={phoneLink(support.phone)}>{support.phone}</Link> },
              { term: t('support.email'), detail: <Link href={`mailto:${support.email}`}>{support.email}</Link> },
              {
                term: 'WhatsApp',
                detail: (
                  <Link href={whatsapp} isExternal>
                    {t('support.write')}
                  </Link>
                ),
              },
            ]}
          />
        </div>
        <div className={css.code}>
          <Suspense>
            <QrCode value={whatsapp} label={t('support.qr')} />
          </Suspense>
        </div>
      </Inline>
    </Dialog>
  );
}
