import type { Seller } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OpenRecord } from '../../frames/lists/index.ts';
import { DetailPanel } from '../../frames/records/index.ts';
import { useSellerFacts } from './useSellerFacts.tsx';

/** One seller, read over its list. */
export function SellerDetail({ canChange, ...panel }: OpenRecord<Seller>) {
  const { t } = useTranslation('sellers');
  return (
    <DetailPanel
      historyOf="seller"
      {...panel}
      pageOf={({ id }) => paths.sellerRecord(id)}
      titleOf={({ name }) => name}
      actionsOf={({ id }) =>
        canChange && (
          <LinkButton tone="accent" icon={Pencil} href={paths.seller(id)}>
            {t('edit')}
          </LinkButton>
        )
      }
    >
      {(seller) => <Facts seller={seller} />}
    </DetailPanel>
  );
}

function Facts({ seller }: { seller: Seller }) {
  const { glance, more, record } = useSellerFacts(seller);
  return <DescriptionList items={[...glance, ...more, ...record]} />;
}
