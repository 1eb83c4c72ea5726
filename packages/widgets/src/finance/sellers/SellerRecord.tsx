import type { Seller } from '@corredor/core/api';
import { getSeller } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Merge, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { HistorySection } from '../../frames/history/index.ts';
import { RecordLoader, RecordPage } from '../../frames/records/index.ts';
import { MergeSellersDialog } from './MergeSellersDialog.tsx';
import { SellerForm } from './SellerForm.tsx';
import { useSellerFacts } from './useSellerFacts.tsx';

interface SellerRecordProps {
  id: number;
  /** Its form is open. */
  isEditing?: boolean | undefined;
  /** What other features know of the seller. */
  related?: (seller: Seller) => ReactNode;
}

/** The page of one seller, as it is now on the server. */
export function SellerRecord({ id, isEditing = false, related }: SellerRecordProps) {
  const { t } = useTranslation('sellers');
  return (
    <RecordLoader
      list={{ label: t('title'), href: paths.sellers() }}
      id={id}
      get={(client, sellerId) => queryOf(client, getSeller, { path: { sellerId } })}
      rooms={['sellers', 'history']}
    >
      {(seller) => (
        <SellerPage seller={seller} isEditing={isEditing}>
          {related?.(seller)}
        </SellerPage>
      )}
    </RecordLoader>
  );
}

interface SellerPageProps {
  seller: Seller;
  isEditing: boolean;
  children: ReactNode;
}

function SellerPage({ seller, isEditing, children }: SellerPageProps) {
  const { t } = useTranslation(['sellers', 'common']);
  const canChange = useCan('finance_app.change_seller');
  const seesPolicies = useCan('policy_app.view_policy');
  const canMerge = useCan('finance_app.delete_seller');
  const [isMerging, setMerging] = useState(false);
  const { glance, more, record } = useSellerFacts(seller);
  return (
    <RecordPage
      title={seller.name}
      record={seller}
      parent={{ label: t('title'), href: paths.sellers() }}
      primaryAction={
        canChange &&
        !isEditing && (
          <LinkButton icon={Pencil} href={paths.seller(seller.id)}>
            {t('common:action.edit')}
          </LinkButton>
        )
      }
      secondaryActions={
        !isEditing && (
          <>
            {seesPolicies && (
              <LinkButton tone="quiet" href={paths.policies({ sold_by: seller.id })}>
                {t('policies')}
              </LinkButton>
            )}
            {canMerge && (
              <Button tone="quiet" icon={Merge} onPress={() => setMerging(true)}>
                {t('merge.action')}
              </Button>
            )}
          </>
        )
      }
      facts={!isEditing && glance.length > 0 && <DescriptionList columns={4} items={glance} />}
      aside={
        isEditing && (
          <Card title={t('record')}>
            <DescriptionList columns={1} items={record} />
          </Card>
        )
      }
    >
      {isEditing ? (
        <SellerForm seller={seller} />
      ) : (
        <Card title={t('group')}>
          <DescriptionList columns={3} items={[...more, ...record]} />
        </Card>
      )}
      {children}
      <HistorySection model="seller" id={seller.id} />
      {isMerging && <MergeSellersDialog seller={seller} onClose={() => setMerging(false)} />}
    </RecordPage>
  );
}
