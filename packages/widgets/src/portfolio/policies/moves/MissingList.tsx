import type { PolicyMissing } from '@corredor/core/api';
import { focusField } from '@corredor/ui/ErrorSummary';
import { Icon } from '@corredor/ui/Icon';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMissing } from './missing.ts';

interface MissingListProps {
  missing: readonly PolicyMissing[];
  /** The draft, whose page has the fields; without it they stand on this page. */
  policyId?: number;
  /** Told when somebody goes to a field. */
  onFollow?: () => void;
}

/** What enabling still asks for, each with the way to its field; or that nothing is missing. */
export function MissingList({ missing, policyId, onFollow }: MissingListProps) {
  const { t } = useTranslation('policies');
  const items = useMissing()(policyId ?? 0, missing);
  if (items.length === 0)
    return (
      <Text tone="positive">
        <Icon of={CircleCheck} /> {t('lifecycle.ready')}
      </Text>
    );
  return (
    <Stack gap="xsmall">
      <Text weight="medium">{t('move.missing')}</Text>
      <Stack as="ul" gap="xxsmall">
        {items.map(({ field, message, href }) => (
          <li key={field}>
            {policyId !== undefined ? (
              <Link href={href} onPress={onFollow}>
                {message}
              </Link>
            ) : field === 'insureds' ? (
              // Its list comes with the draft.
              <Text as="span">{message}</Text>
            ) : (
              <Link onPress={() => focusField(field, null)}>{message}</Link>
            )}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
