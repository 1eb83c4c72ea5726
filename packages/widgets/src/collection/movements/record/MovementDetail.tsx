import type { Movement } from '@corredor/core/api';
import { Button } from '@corredor/ui/Button';
import type { RowAction } from '@corredor/ui/DataGrid';
import { Inline } from '@corredor/ui/Inline';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { FileText } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../base/app/index.ts';
import { RecordCommands } from '../../../frames/commands/index.ts';
import type { OpenRecord } from '../../../frames/lists/index.ts';
import { DetailPanel } from '../../../frames/records/index.ts';
import { MovementStatusChip, policyMovementsHref, useMovementName } from '../parts/index.ts';
import { MovementFacts } from './MovementFacts.tsx';

const MovementChecklist = lazy(() => import('./MovementChecklist.tsx'));

interface MovementDetailProps extends OpenRecord<Movement> {
  stepsOf: (movement: Movement) => RowAction[];
  /** What is to be done about it and what was sent about it, which belong to other features. */
  relatedOf: (movement: Movement) => ReactNode;
}

/** One movement, read over the list of all. */
export function MovementDetail({ canChange: _, stepsOf, relatedOf, ...panel }: MovementDetailProps) {
  const { t } = useTranslation(['movements', 'common']);
  const nameOf = useMovementName();
  const titleOf = useTitle();
  const seesPolicies = useCan('policy_app.view_policy');
  return (
    <DetailPanel
      {...panel}
      historyOf={null}
      titleOf={titleOf}
      contextOf={({ status, sent_on, policy, number }) => (
        <Inline gap="xsmall">
          <MovementStatusChip status={status} sentOn={sent_on} />
          <Text as="span" size="sm" tone="muted">
            {t('numberOf', { policy: policy.name, number })}
          </Text>
        </Inline>
      )}
      actionsOf={(movement) => (
        <>
          <RecordCommands
            kind="movement"
            id={movement.id}
            label={nameOf(movement)}
            description={movement.contractor?.name}
            commands={[]}
          />
          {seesPolicies && (
            <LinkButton icon={FileText} href={policyMovementsHref(movement.policy_id)}>
              {t('list.toPolicy')}
            </LinkButton>
          )}
          {stepsOf(movement).map(({ id, label, onAction }) => (
            <Button key={id} tone={id === 'issue' ? 'accent' : 'neutral'} onPress={() => onAction?.()}>
              {label}
            </Button>
          ))}
        </>
      )}
    >
      {(movement) => (
        <Stack>
          <MovementFacts
            movement={movement}
            shows="whose"
            checklist={
              <Suspense fallback={null}>
                <MovementChecklist movement={movement} />
              </Suspense>
            }
          />
          {relatedOf(movement)}
        </Stack>
      )}
    </DetailPanel>
  );
}

/** What a movement is, in words: its kind, or the kind of what it takes back. */
function useTitle() {
  const { t } = useTranslation(['movements', 'common']);
  return ({ kind, undoes_id }: Movement) => {
    const word = t(`common:movementKind.${kind}`);
    return undoes_id === null ? word : t('undoes', { kind: word });
  };
}
