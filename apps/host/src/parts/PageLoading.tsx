import { DetailSkeleton } from '@corredor/ui/DetailFrame';
import { FormSkeleton } from '@corredor/ui/FormFrame';
import { ListSkeleton } from '@corredor/ui/ListFrame';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import type { PageShape } from '../inside/pageShape.ts';

/** Holds the place of a page whose code or words are on their way, with the shape that it will have. */
export function PageLoading({ shape }: { shape: PageShape }) {
  if (shape === 'list' || shape === 'views') return <ListSkeleton hasViews={shape === 'views'} />;
  if (shape === 'form' || shape === 'formAside') return <FormSkeleton hasAside={shape === 'formAside'} />;
  if (shape === 'record' || shape === 'tabs') return <DetailSkeleton hasTabs={shape === 'tabs'} />;
  return (
    <Stack gap="large">
      <Skeleton width="14rem" height="2rem" />
      <Skeleton shape="rows" height="20rem" />
    </Stack>
  );
}
