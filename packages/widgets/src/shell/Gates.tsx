import { listGrantors } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import type { Gate } from '@corredor/machines/layout-gates';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Text } from '@corredor/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useSession } from '../base/app/index.ts';
import type { Brand } from '../base/brand/index.ts';
import { queryOf } from '../base/data/index.ts';
import { GateDialog } from './GateDialog.tsx';
import { PartnerGate } from './PartnerGate.tsx';
import { useGateWatch } from './useGateWatch.ts';

interface GatesProps {
  gate: Exclude<Gate, 'open'>;
  support: Brand['support'];
  onLogout: () => void;
}

/** The blocking dialog of the gate that is closed now. */
export function Gates({ gate, support, onLogout }: GatesProps) {
  const { t } = useTranslation('shell');
  const { status } = useSession();
  const canRenew = useCan('core_app.change_partner');
  useGateWatch(gate !== 'noPartner');
  const leaving = { onLogout, isLeaving: status === 'loggingOut' };
  const help = (
    <Text size="sm" tone="muted">
      {t('gate.help', { email: support.email, phone: support.phone })}
    </Text>
  );
  switch (gate) {
    case 'noPartner':
      return <PartnerGate {...leaving} />;
    case 'invalidSubscription':
      return (
        <GateDialog
          {...leaving}
          title={t('gate.expiredTitle')}
          text={t(canRenew ? 'gate.expiredText' : 'gate.expiredTextOther')}
          action={
            <LinkButton tone={canRenew ? 'accent' : 'neutral'} href={paths.plans()}>
              {t(canRenew ? 'gate.expiredAction' : 'gate.expiredLook')}
            </LinkButton>
          }
        >
          {!canRenew && <WhoRenews />}
          {help}
        </GateDialog>
      );
    case 'paymentPending':
      return (
        <GateDialog {...leaving} title={t('gate.pendingTitle')} text={t('gate.pendingText')}>
          {help}
        </GateDialog>
      );
  }
}

/** Who can renew, for those who may not. */
function WhoRenews() {
  const { t } = useTranslation('shell');
  const grantors = useQuery(queryOf(useClient(), listGrantors));
  const names = grantors.data?.results ?? [];
  return (
    <>
      <Text>{t('gate.expiredWho')}</Text>
      {names.length > 0 && <Text tone="strong">{t('gate.expiredNames', { names: names.join(', ') })}</Text>}
    </>
  );
}
