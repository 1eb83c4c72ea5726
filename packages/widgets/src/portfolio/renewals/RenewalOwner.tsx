import type { Renewal } from '@corredor/core/api';
import { Avatar } from '@corredor/ui/Avatar';
import { Icon } from '@corredor/ui/Icon';
import { Text } from '@corredor/ui/Text';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Who sees to a term, by their initials; that nobody does is a sign of its own until it is decided what becomes of the term. */
export function RenewalOwner({ assignee, outcome }: Pick<Renewal, 'assignee' | 'outcome'>) {
  const { t } = useTranslation('renewals');
  if (assignee)
    return (
      <span title={assignee.name}>
        <Avatar name={assignee.name} size="small" />
        <VisuallyHidden>{assignee.name}</VisuallyHidden>
      </span>
    );
  return outcome ? null : (
    <Text as="span" tone="critical">
      <span title={t('nobody')}>
        <Icon of={UserX} size={20} label={t('nobody')} />
      </span>
    </Text>
  );
}
