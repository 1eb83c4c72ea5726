import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';

/** Holds the place of a page whose code or words are on their way. */
export function PageLoading() {
  return (
    <Stack gap="large">
      <Skeleton width="14rem" height="2rem" />
      <Skeleton shape="block" height="20rem" />
    </Stack>
  );
}
