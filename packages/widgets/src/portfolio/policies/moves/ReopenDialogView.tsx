import type { PolicyReopening } from '@corredor/core/api';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { Dialog } from '@corredor/ui/Dialog';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';

interface ReopenDialogViewProps {
  number: string;
  /** What would change; null while it is asked. */
  reopening: PolicyReopening | null;
  isBusy: boolean;
  /** Why it did not succeed. */
  problem?: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what taking back a closing changes, before it does; or why it cannot be. */
export function ReopenDialogView({ number, reopening, isBusy, problem, onConfirm, onClose }: ReopenDialogViewProps) {
  const { t } = useTranslation(['policies', 'common']);
  const can = reopening !== null && reopening.refusal === null;
  return (
    <Dialog
      isOpen
      size="small"
      isDismissable={!isBusy}
      onOpenChange={(isOpen) => isOpen || isBusy || onClose()}
      title={t('reopen.title', { number })}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isBusy}>
            {t(can ? 'common:action.cancel' : 'common:action.close')}
          </Button>
          {can && (
            <Button tone="accent" isPending={isBusy} onPress={onConfirm}>
              {t('reopen.verb')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {problem && <Banner tone="critical" isLive title={problem} />}
        <Changes reopening={reopening} hasProblem={problem !== undefined} />
      </Stack>
    </Dialog>
  );
}

function Changes({ reopening, hasProblem }: Pick<ReopenDialogViewProps, 'reopening'> & { hasProblem: boolean }) {
  const { t } = useTranslation('policies');
  const { money, date } = useFormats();
  if (reopening === null)
    return hasProblem ? null : (
      <div aria-busy="true">
        <Skeleton width="70%" />
      </div>
    );
  if (reopening.refusal)
    return (
      <Banner tone="caution" title={t('reopen.refused')}>
        {reopening.detail ?? ''}
      </Banner>
    );
  const { instalments_count: count, instalments_total: total, currency, observations, until } = reopening;
  return (
    <>
      <Text>{t('reopen.text')}</Text>
      <Text weight="semibold">
        {count > 0 ? t('reopen.instalments', { count, amount: money(total, currency) }) : t('reopen.noInstalments')}
      </Text>
      <Text keepsLines>
        {observations ? t('reopen.observations', { text: observations }) : t('reopen.noObservations')}
      </Text>
      {until && <Text tone="muted">{t('reopen.until', { date: date(until) })}</Text>}
    </>
  );
}
