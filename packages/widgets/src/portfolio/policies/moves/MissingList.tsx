import type { PolicyDoubt, PolicyMissing } from '@corredor/core/api';
import { focusField } from '@corredor/ui/ErrorSummary';
import { Icon } from '@corredor/ui/Icon';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { doubtHref, useMissing } from './missing.ts';

interface MissingListProps {
  missing: readonly PolicyMissing[];
  /** What it usually has, and can be enabled without. */
  doubts?: readonly PolicyDoubt[];
  /** The draft, whose page has the fields; without it they stand on this page. */
  policyId?: number;
  /** Told when somebody goes to a field. */
  onFollow?: () => void;
  /** Goes to a field of this page; unless told, at once. */
  onField?: (field: PolicyMissing) => void;
}

const toField = (field: PolicyMissing) => void focusField(field, null);

/** What enabling still asks for, each with the way to its field; or that nothing is missing. */
export function MissingList({ missing, doubts = [], policyId, onFollow, onField = toField }: MissingListProps) {
  const { t } = useTranslation('policies');
  const items = useMissing()(policyId ?? 0, missing);
  const told = policyId !== undefined && <DoubtList doubts={doubts} policyId={policyId} onFollow={onFollow} />;
  if (items.length === 0)
    return (
      <>
        <Text tone="positive">
          <Icon of={CircleCheck} /> {t(told && doubts.length > 0 ? 'lifecycle.readyBut' : 'lifecycle.ready')}
        </Text>
        {told}
      </>
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
              <Link onPress={() => onField(field)}>{message}</Link>
            )}
          </li>
        ))}
      </Stack>
      {told}
    </Stack>
  );
}

interface DoubtListProps {
  doubts: readonly PolicyDoubt[];
  policyId: number;
  onFollow?: () => void;
}

/** What a draft usually has before it is enabled, each with the way to it; nothing is refused for it. */
export function DoubtList({ doubts, policyId, onFollow }: DoubtListProps) {
  const { t } = useTranslation('policies');
  return doubts.map((doubt) => (
    <Text key={doubt}>
      <Icon of={TriangleAlert} /> {t(`doubt.${doubt}`)}{' '}
      <Link href={doubtHref(policyId)} onPress={onFollow}>
        {t(`doubt.to.${doubt}`)}
      </Link>
    </Text>
  ));
}
