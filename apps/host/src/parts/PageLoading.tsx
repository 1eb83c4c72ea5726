import { DetailSkeleton } from '@corredor/ui/DetailFrame';
import { FormSkeleton } from '@corredor/ui/FormFrame';
import { ListSkeleton } from '@corredor/ui/ListFrame';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';

interface PageLoadingProps {
  /** The address of the page. */
  path?: string;
}

/** Holds the place of a page whose code or words are on their way, with the shape that it will have. */
export function PageLoading({ path = '' }: PageLoadingProps) {
  const [, list] = path.match(/^\/app\/(?:management|configuration|admin)\/([a-z0-9]+)\/?$/) ?? [];
  // These are parted into states, each a tab above the list.
  if (list) return <ListSkeleton hasViews={list === 'policies' || list === 'payments'} />;
  const [, records, place] = path.match(/^\/app\/[a-z]+\/([a-z0-9]+)\/(\d+|create)(?:\/update)?$/) ?? [];
  if (place === 'create') return <FormSkeleton hasAside={records === 'policies'} />;
  if (place) return <DetailSkeleton hasTabs={records === 'policies'} />;
  return (
    <Stack gap="large">
      <Skeleton width="14rem" height="2rem" />
      <Skeleton shape="block" height="20rem" />
    </Stack>
  );
}
