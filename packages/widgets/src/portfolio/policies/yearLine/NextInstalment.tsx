import type { Policy } from '@corredor/core/api';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useNextInstalment } from './useNextInstalment.ts';

/** What is to be collected next of a policy, in one line. Draws nothing where nothing is. */
export function NextInstalment({ policy }: { policy: Policy }) {
  const { t } = useTranslation('policies');
  const { next, isPending } = useNextInstalment(policy);
  if (isPending) return <Skeleton width="18rem" />;
  if (!next) return null;
  const { isLate, ...words } = next;
  return (
    <Text as="span" size="sm" tone={isLate ? 'critical' : 'body'}>
      {t(isLate ? 'next.lateLine' : 'next.line', words)}
    </Text>
  );
}
