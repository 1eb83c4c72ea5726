import { call } from '@corredor/core/client';
import { deletePartnerImage, updatePartnerImage } from '@corredor/core/operations';
import { ImageField } from '@corredor/ui/ImageField';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../base/app/index.ts';
import { refreshAfter } from '../../base/data/index.ts';
import { sendPartnerImage } from './sendImage.ts';
import { useImage } from './useImage.ts';

interface PartnerImageProps {
  /** Where the logo is now; null where there is none. */
  src: string | null;
}

/** The logo of the brokerage; saved at once, without the form around it. */
export function PartnerImage({ src }: PartnerImageProps) {
  const { t } = useTranslation('images');
  const client = useClient();
  const queries = useQueryClient();
  const canChange = useCan('core_app.change_partner');
  const image = useImage({
    choose: async (image, sending) => {
      await sendPartnerImage(client, image, sending);
      await refreshAfter(queries, updatePartnerImage);
    },
    remove: async () => {
      await call(client, deletePartnerImage);
      await refreshAfter(queries, deletePartnerImage);
    },
    words: { saved: t('partner.saved'), removed: t('partner.removed') },
  });
  return (
    <ImageField
      label={t('partner.label')}
      description={t('partner.description')}
      shape="square"
      src={src}
      isDisabled={!canChange}
      {...image}
    />
  );
}
