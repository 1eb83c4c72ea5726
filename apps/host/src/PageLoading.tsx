import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';

/** Holds the place of a page whose code or words are on their way. */
export function PageLoading() {
  return (
    <Stack gap="large">
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </Stack>
  );
}
