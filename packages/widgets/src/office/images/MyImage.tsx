import { call } from '@corredor/core/client';
import { deleteMyImage } from '@corredor/core/operations';
import { ImageField } from '@corredor/ui/ImageField';
import { useTranslation } from 'react-i18next';
import { useClient, useSession } from '../../base/app/index.ts';
import { sendMyImage } from './sendImage.ts';
import { useImage } from './useImage.ts';

/** The signed-in user's own image, which the top bar shows at once. */
export function MyImage() {
  const { t } = useTranslation('images');
  const client = useClient();
  const { record, send } = useSession();
  const take = (image: string | null) => send({ type: 'session.replace', record: { image } });
  const image = useImage({
    choose: async (file, sending) => take((await sendMyImage(client, file, sending)).image),
    remove: async () => {
      await call(client, deleteMyImage);
      take(null);
    },
    words: { saved: t('mine.saved'), removed: t('mine.removed') },
  });
  return <ImageField label={t('mine.label')} description={t('mine.description')} src={record.image} {...image} />;
}
