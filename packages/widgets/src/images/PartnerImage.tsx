import { ImageField } from '@corredor/ui/ImageField';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../app/index.ts';
import { deletePartnerImage, updatePartnerImage } from './images.queries.ts';
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
  const refresh = () => queries.invalidateQueries({ queryKey: ['get', '/api/core/partner/'] });
  const image = useImage({
    choose: async (picture, sending) => {
      await updatePartnerImage(client, picture, sending);
      await refresh();
    },
    remove: async () => {
      await deletePartnerImage(client);
      await refresh();
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
