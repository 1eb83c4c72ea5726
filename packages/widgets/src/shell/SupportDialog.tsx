import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Dialog } from '@corredor/ui/Dialog';
import { IconButton } from '@corredor/ui/IconButton';
import { Link } from '@corredor/ui/Link';
import { Headset } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Brand } from '../brand/index.ts';

/** Who helps, how to reach them and when: phone, e-mail and WhatsApp, Monday to Friday. */
export function SupportDialog({ support }: { support: Brand['support'] }) {
  const { t } = useTranslation('shell');
  const whatsapp = `https://wa.me/${support.whatsapp}?text=${encodeURIComponent(t('support.hello'))}`;
  return (
    <Dialog
      title={t('support.title')}
      description={t('support.hours', { hours: support.hours })}
      size="small"
      trigger={<IconButton icon={Headset} label={t('support.open')} placement="bottom" />}
    >
      <DescriptionList
        items={[
          {
            term: t('support.phone'),
            detail: <Link href={`tel:${support.phone.replace(/[^\d+]/g, '')}`}>{support.phone}</Link>,
          },
          { term: t('support.email'), detail: <Link href={`mailto:${support.email}`}>{support.email}</Link> },
          {
            term: 'WhatsApp',
            detail: (
              <Link href={whatsapp} target="_blank" rel="noopener">
                {t('support.write')}
              </Link>
            ),
          },
        ]}
      />
    </Dialog>
  );
}
