import { Heading } from '@corredor/ui/Heading';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { ProductPicture } from '../../base/pictures/index.ts';
import * as css from './AccessAside.css.ts';

/** What the product is for: two sentences, and the page of a policy as one finds it inside. */
export function AccessAside() {
  const { t } = useTranslation('access');
  return (
    <div className={css.aside}>
      <div className={css.words}>
        <Heading level={2} size="xxl">
          {t('aside.title')}
        </Heading>
        <Text size="lg">{t('aside.text')}</Text>
      </div>
      <ProductPicture alt="" sizes="(width < 900px) 1px, (width < 1440px) 44vw, 40rem" />
    </div>
  );
}
