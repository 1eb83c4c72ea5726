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
  if (/^\/app\/[a-z]+\/[a-z0-9]+\/\d+(?:\/update)?$/.test(path)) return <RecordLoading />;
  return (
    <Stack gap="large">
      <Skeleton width="14rem" height="2rem" />
      <Skeleton shape="block" height="20rem" />
    </Stack>
  );
}

/** The way to the list, the head, and what the record holds. */
function RecordLoading() {
  return (
    <Stack>
      <Skeleton width="14rem" height="1.25rem" />
      <Skeleton shape="block" height="9.5rem" />
      <Skeleton shape="block" height="24rem" />
    </Stack>
  );
}
