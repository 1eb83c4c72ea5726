import { paths } from '@corredor/core/paths';
import type { Gate } from '@corredor/machines/layout-gates';
import { Button } from '@corredor/ui/Button';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Text } from '@corredor/ui/Text';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useSession } from '../app/index.ts';
import type { Brand } from '../brand/index.ts';
import { GateDialog } from './GateDialog.tsx';
import { PartnerForm } from './PartnerForm.tsx';

type ClosedGate = Exclude<Gate, 'open'>;
interface GatesProps {
  gate: ClosedGate;
  support: Brand['support'];
}

/** The blocking dialog of the gate that is closed now. */
export function Gates({ gate, support }: GatesProps) {
  const { t } = useTranslation('shell');
  const { logOut, status } = useSession();
  const canRenew = useCan('core_app.change_partner');
  const leaving = { onLogout: logOut, isLeaving: status === 'loggingOut' };
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
          text={t('gate.expiredText')}
          action={
            <LinkButton tone="accent" href={paths.plans()}>
              {t('gate.expiredAction')}
            </LinkButton>
          }
        >
          {!canRenew && <Text>{t('gate.expiredWho')}</Text>}
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

function PartnerGate(leaving: { onLogout: () => void; isLeaving: boolean }) {
  const { t } = useTranslation('shell');
  const { record, send, reload } = useSession();
  const [isSaving, setSaving] = useState(false);
  const formId = useId();
  return (
    <GateDialog
      {...leaving}
      title={t('gate.partnerTitle')}
      text={t('gate.partnerText')}
      action={
        <Button type="submit" form={formId} tone="accent" isPending={isSaving}>
          {t('gate.partnerSave')}
        </Button>
      }
    >
      <PartnerForm
        formId={formId}
        email={record.userEmail}
        onSavingChange={setSaving}
        onCreated={async ({ id, name, alias, country_id, currency, timezone }) => {
          // The new profile brings permissions and a plan; the server tells which.
          await reload().catch(() =>
            send({ type: 'partner.created', partner: { id, name, alias, country_id, currency, timezone } }),
          );
        }}
      />
    </GateDialog>
  );
}
