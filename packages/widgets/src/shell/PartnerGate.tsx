import { call } from '@corredor/core/client';
import { getSubscription } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Button } from '@corredor/ui/Button';
import { Stack } from '@corredor/ui/Stack';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient, useSession } from '../base/app/index.ts';
import { useNavigation } from '../base/navigation/index.ts';
import { FormProblems } from '../frames/forms/index.ts';
import { GateDialog } from './GateDialog.tsx';
import { PartnerFields } from './PartnerFields.tsx';
import { type PartnerValues, usePartnerForm } from './usePartnerForm.ts';

/** The first gate: nobody works without a brokerage, so its minimal profile is made here. */
export function PartnerGate(leaving: { onLogout: () => void; isLeaving: boolean }) {
  const { t } = useTranslation('shell');
  const { send, reload } = useSession();
  const client = useClient();
  const { go } = useNavigation();
  const id = useId();
  const { form, saving } = usePartnerForm(async ({ id: partnerId, name, alias, country_id, currency, timezone }) => {
    // The new profile brings permissions and a plan; the server tells which.
    await reload().catch(() =>
      send({ type: 'partner.created', partner: { id: partnerId, name, alias, country_id, currency, timezone } }),
    );
    // A paid plan chosen at registration is bought next; whoever rather stays on the free one finds the way back there.
    const plan = await call(client, getSubscription).then(
      ({ chosen_plan }) => chosen_plan,
      () => null,
    );
    if (plan) go(paths.checkout({ plan, period: 'monthly' }));
  });
  const labels: Record<keyof PartnerValues, string> = {
    name: t('partner.name'),
    alias: t('partner.alias'),
    tax_id: t('partner.tax_id'),
    phone: t('partner.phone'),
    email: t('partner.email'),
    country_id: t('partner.country_id'),
  };
  const labelOf = (name: string) => Object.entries(labels).find(([field]) => field === name)?.[1];
  return (
    <GateDialog
      {...leaving}
      title={t('gate.partnerTitle')}
      text={t('gate.partnerText')}
      action={
        <Button type="submit" form={id} tone="accent" isPending={saving.isSaving}>
          {t('gate.partnerSave')}
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          saving.submit();
        }}
      >
        <Stack>
          <FormProblems saving={saving} labelOf={labelOf} />
          <PartnerFields form={form} />
        </Stack>
      </form>
    </GateDialog>
  );
}
