import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../base/app/index.ts';
import type { Brand } from '../base/brand/index.ts';
import { Playground, type Release } from '../playground/index.ts';
import { PublicFrame } from '../public/landing/index.ts';
import * as css from './PublicScreen.css.ts';

interface PlaygroundScreenProps {
  brand: Brand;
  /** Brings the elements into the page; the server's newest unless told. */
  load?: () => Promise<Release>;
}

/** `/widgets` */
export function PlaygroundScreen({ brand, load }: PlaygroundScreenProps) {
  const { t } = useTranslation('heads');
  usePageTitle(t('widgets.title', { brand: brand.name }));
  return (
    <PublicFrame brand={brand}>
      <div className={css.page}>
        <Playground load={load} />
      </div>
    </PublicFrame>
  );
}
