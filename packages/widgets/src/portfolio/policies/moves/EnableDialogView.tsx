import type { PolicyDoubt } from '@corredor/core/api';
import type { PolicyLifecycleView } from '@corredor/machines/policy-lifecycle';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { Dialog } from '@corredor/ui/Dialog';
import { Link } from '@corredor/ui/Link';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../frames/problems/index.ts';
import { isAboutPlan, PlanHelp } from '../../../frames/records/index.ts';
import { DoubtList } from './MissingList.tsx';
import { fieldHref, useMissing } from './missing.ts';

export interface MoveDialogProps {
  policy: { id: number; number: string | null; start_date: string | null; end_date: string | null };
  view: PolicyLifecycleView;
  onConfirm: () => void;
  onRetry: () => void;
  /** Takes over the policy as somebody else has changed it. */
  onReload: () => void;
  onCancel: () => void;
}

interface EnableDialogViewProps extends MoveDialogProps {
  /** What it changes, with the instalments that follow; a sentence until that is known. */
  plan?: ReactNode;
  /** What the draft usually has and has not yet. */
  doubts?: readonly PolicyDoubt[];
}

/** Asks before a draft is enabled, and lists what it lacks if it cannot be. */
export function EnableDialogView({ policy, view, plan, doubts = [], ...on }: EnableDialogViewProps) {
  const { t } = useTranslation(['policies', 'common']);
  const missing = useMissing()(policy.id, view.missing);
  const canConfirm = view.step === 'confirming' || view.step === 'running';
  return (
    <Dialog
      isOpen={view.isOpen}
      isDismissable={!view.isBusy}
      onOpenChange={(isOpen) => isOpen || on.onCancel()}
      title={policy.number ? t('move.enableTitle', { number: policy.number }) : t('move.enableUnnumbered')}
      actions={
        <>
          <Button onPress={on.onCancel} isDisabled={view.isBusy}>
            {t(canConfirm ? 'common:action.cancel' : 'common:action.close')}
          </Button>
          {canConfirm && (
            <Button tone="accent" isPending={view.isBusy} onPress={on.onConfirm}>
              {t('common:action.enable')}
            </Button>
          )}
        </>
      }
    >
      {missing.length > 0 ? (
        <Banner tone="critical" isLive title={t('common:error.activation')}>
          <Stack gap="xsmall">
            <Text>{t('move.missing')}</Text>
            <Stack as="ul" gap="xxsmall">
              {missing.map(({ field, message, href }) => (
                <li key={field}>
                  <Link href={href} onPress={on.onCancel}>
                    {message}
                  </Link>
                </li>
              ))}
            </Stack>
          </Stack>
        </Banner>
      ) : (
        <Stack>
          <MoveProblem
            view={view}
            onRetry={on.onRetry}
            onReload={on.onReload}
            title={t('common:error.activation')}
            wayOn={
              view.error?.code === 'number_taken' && (
                <LinkButton size="small" href={fieldHref(policy.id, 'number')} onPress={on.onCancel}>
                  {t('move.editNumber')}
                </LinkButton>
              )
            }
          />
          {plan ?? <Text>{t('move.enableOnly')}</Text>}
          <DoubtList doubts={doubts} policyId={policy.id} onFollow={on.onCancel} />
        </Stack>
      )}
    </Dialog>
  );
}

type MoveProblemProps = Pick<MoveDialogProps, 'view' | 'onRetry' | 'onReload'> & {
  title?: string;
  /** What to do where the same again would be refused again. */
  wayOn?: ReactNode;
};

/** Why a move did not succeed, and the way on: the same again, or a look at what somebody else changed. */
export function MoveProblem({ view, onRetry, onReload, title, wayOn }: MoveProblemProps) {
  const { t } = useTranslation(['policies', 'common']);
  const problemText = useProblemText();
  if (view.step === 'stale')
    return (
      <Banner
        tone="caution"
        isLive
        title={t('common:error.changedMeanwhile')}
        action={
          <Button size="small" onPress={onReload}>
            {t('common:action.reload')}
          </Button>
        }
      />
    );
  if (view.step !== 'failed' && view.step !== 'incomplete') return null;
  const message = view.error ? problemText(view.error) : t('common:error.operation');
  return (
    <Banner
      tone="critical"
      isLive
      title={title ?? message}
      action={
        wayOn || (
          <Button size="small" onPress={onRetry}>
            {t('common:action.retry')}
          </Button>
        )
      }
    >
      {title && <Text>{message}</Text>}
      {view.error && isAboutPlan(view.error.code) && (
        <PlanHelp failure={view.error} isKept={view.observations !== ''} />
      )}
    </Banner>
  );
}
