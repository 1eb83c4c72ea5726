import type { Movement } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import { Button } from '@corredor/ui/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CallProblem } from '../../../frames/problems/index.ts';

interface MovementProblemProps {
  error: CallError;
  /** Shows the movement as it is now, where the answer brings it. */
  onSee?: (movement: Movement) => void;
  children?: ReactNode;
}

/** Why a step was not taken; where the movement has changed meanwhile, the way to how it is now. */
export function MovementProblem({ error, onSee, children }: MovementProblemProps) {
  const { t } = useTranslation('movements');
  const now = movementNow(error);
  return (
    <CallProblem
      error={error}
      title={error.status === 412 ? t('changed') : undefined}
      action={
        onSee &&
        now && (
          <Button size="small" onPress={() => onSee(now)}>
            {t('seeNow')}
          </Button>
        )
      }
    >
      {children}
    </CallProblem>
  );
}

/** The movement as it is now, where what was seen of it is no longer so: the same again would be refused again. */
export const movementNow = ({ code, problem }: CallError): Movement | null =>
  code === 'movement_moved' || code === 'stale' ? ((problem?.current as Movement | undefined) ?? null) : null;
