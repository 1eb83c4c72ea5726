import { Breadcrumbs } from '@corredor/ui/Breadcrumbs';
import { DetailFrame } from '@corredor/ui/DetailFrame';
import { Skeleton } from '@corredor/ui/Skeleton';
import { useTranslation } from 'react-i18next';

/** The place of a record's page: the way to its list, its head, its content and what stands beside it. */
export function RecordPageSkeleton({ list }: { list?: { label: string; href: string } | undefined }) {
  const { t } = useTranslation('common');
  return (
    <div aria-busy="true">
      <DetailFrame
        breadcrumbs={list ? <Breadcrumbs items={[list, { label: t('state.loading') }]} /> : <Skeleton width="14rem" />}
        header={<Skeleton shape="block" height="9.5rem" />}
        aside={<Skeleton shape="block" height="20rem" />}
      >
        <Skeleton shape="block" height="24rem" />
      </DetailFrame>
    </div>
  );
}
