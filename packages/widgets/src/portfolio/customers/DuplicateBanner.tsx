import type { Ref } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Banner } from '@corredor/ui/Banner';
import { LinkButton } from '@corredor/ui/LinkButton';
import { useTranslation } from 'react-i18next';

/** Says who has an identification already, with the way there. */
export function DuplicateBanner({ customer: { id, name } }: { customer: Ref }) {
  const { t } = useTranslation('customers');
  return (
    <Banner
      tone="caution"
      isLive
      title={t('duplicate.title', { name })}
      action={
        <LinkButton size="small" href={paths.customerRecord(id)}>
          {t('duplicate.open', { name })}
        </LinkButton>
      }
    >
      {t('duplicate.text')}
    </Banner>
  );
}
