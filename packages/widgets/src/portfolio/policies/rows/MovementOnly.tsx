import type { Policy } from '@corredor/core/api';
import type { MovementKind } from '@corredor/core/movements';
import { paths } from '@corredor/core/paths';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../base/app/index.ts';

interface MovementOnlyProps {
  policy: Pick<Policy, 'id'>;
  /** The kind of movement that changes it. */
  kind: MovementKind;
}

/** Says that a list is changed by movement only, and leads to a new one. */
export function MovementOnly(props: MovementOnlyProps) {
  const { t } = useTranslation('policies');
  return (
    <Inline>
      <Text tone="muted">{t('byMovement.list')}</Text>
      <NewMovementLink {...props} />
    </Inline>
  );
}

/** Leads to a new movement of a kind; nothing for who may not add one. */
export function NewMovementLink({ policy, kind }: MovementOnlyProps) {
  const { t } = useTranslation(['policies', 'common']);
  const canAdd = useCan('policy_app.add_movement');
  if (!canAdd) return null;
  return (
    <Link href={paths.newMovement(policy.id, { kind })}>
      {t('byMovement.new', { kind: t(`common:movementKind.${kind}`) })}
    </Link>
  );
}
