import { Breadcrumbs } from '@corredor/ui/Breadcrumbs';
import { DetailSkeleton } from '@corredor/ui/DetailFrame';
import { useTranslation } from 'react-i18next';

interface RecordPageSkeletonProps {
  list?: { label: string; href: string };
  /** The record has a term in its head, and its content in tabs. */
  hasTabs?: boolean;
}

/** The place of a record's page: the way to its list, its head, its content and what stands beside it. */
export function RecordPageSkeleton({ list, hasTabs }: RecordPageSkeletonProps) {
  const { t } = useTranslation('common');
  return (
    <DetailSkeleton
      hasTabs={hasTabs === true}
      breadcrumbs={list && <Breadcrumbs items={[list, { label: t('state.loading') }]} />}
    />
  );
}
