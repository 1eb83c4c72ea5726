import type { Seller } from '@corredor/core/api';
import { formatPhone } from '@corredor/core/validation';
import { Link } from '@corredor/ui/Link';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';

/** What a seller is, for a panel or a page: what one asks first, and the rest. */
export function useSellerFacts(seller: Seller) {
  const { t } = useTranslation(['sellers', 'common']);
  const { dateTime } = useFormats();
  return {
    glance: [
      { term: t('field.kind'), detail: t(`value.kind.${seller.kind}`) },
      { term: t('field.identification'), detail: seller.identification },
      { term: t('field.email'), detail: seller.email && <Link href={`mailto:${seller.email}`}>{seller.email}</Link> },
      {
        term: t('field.phone'),
        detail: seller.phone && <Link href={`tel:${seller.phone}`}>{formatPhone(seller.phone)}</Link>,
      },
    ],
    more: [
      { term: t('field.user'), detail: t(seller.user_id ? 'common:state.yes' : 'common:state.no') },
      { term: t('field.is_active'), detail: t(seller.is_active ? 'common:state.yes' : 'common:state.no') },
      { term: t('field.notes'), detail: seller.notes && <Text keepsLines>{seller.notes}</Text> },
    ],
    record: [
      { term: t('created'), detail: dateTime(seller.created_at) },
      { term: t('updated'), detail: dateTime(seller.updated_at) },
    ],
  };
}
