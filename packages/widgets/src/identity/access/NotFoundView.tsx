import { EmptyState } from '@corredor/ui/EmptyState';
import { FullPageFrame } from '@corredor/ui/FullPageFrame';
import { LinkButton } from '@corredor/ui/LinkButton';
import { useTranslation } from 'react-i18next';
import { type Brand, BrandLink, LanguageSwitch } from '../../base/brand/index.ts';

interface NotFoundViewProps {
  brand: Brand;
  /** Where to go instead. */
  home: string;
}

/** Says that there is no such page, and leads on. */
export function NotFoundView({ brand, home }: NotFoundViewProps) {
  const { t } = useTranslation(['access', 'common']);
  return (
    <FullPageFrame brand={<BrandLink brand={brand} href={home} />} topEnd={<LanguageSwitch />} width="narrow">
      <EmptyState
        drawing="search"
        title={t('common:error.notFound')}
        text={t('notFound.text')}
        action={
          <LinkButton href={home} tone="accent">
            {t('common:action.goHome')}
          </LinkButton>
        }
      />
    </FullPageFrame>
  );
}
