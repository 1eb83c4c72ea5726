import type { Policy } from '@corredor/core/api';
import { Disclosure } from '@corredor/ui/Disclosure';
import { Heading } from '@corredor/ui/Heading';
import { Stack } from '@corredor/ui/Stack';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PolicyBeneficiaries } from './PolicyBeneficiaries.tsx';
import { PolicyGenerals } from './PolicyGenerals.tsx';
import { PolicyInsureds } from './PolicyInsureds.tsx';
import { PolicyVehicles } from './PolicyVehicles.tsx';
import type { PendingRows } from './usePendingRows.ts';
import type { PolicyParts } from './usePolicyParts.ts';

interface PolicyInterestProps {
  policy: Policy;
  parts: PolicyParts;
  isEditable: boolean;
  pending: PendingRows;
  /** Brings insureds in from a file, which belongs to another feature. */
  importInsureds?: ReactNode;
  /** What the plan says about general items. */
  generalsNotice?: ReactNode;
}
const lists = ['insureds', 'vehicles', 'generals'] as const;

/** Whom and what a policy insures, and who is paid. Lists that its branch does not use stand back, and are left out where nobody could fill them. */
export function PolicyInterest({ policy, parts, isEditable, pending, ...props }: PolicyInterestProps) {
  const { t } = useTranslation('policies');
  const rows = { policy, isEditable };
  const content = {
    insureds: (
      <>
        {isEditable && props.importInsureds}
        <PolicyInsureds {...rows} onPendingChange={pending.insureds} />
      </>
    ),
    vehicles: <PolicyVehicles {...rows} onPendingChange={pending.vehicles} />,
    generals: (
      <>
        {isEditable && props.generalsNotice}
        <PolicyGenerals {...rows} onPendingChange={pending.generals} />
      </>
    ),
    beneficiaries: <PolicyBeneficiaries {...rows} onPendingChange={pending.beneficiaries} />,
  };
  const section = (name: keyof typeof content) => (
    <Stack as="section" gap="small">
      <Heading level={2} size="md">
        {t(`tab.${name}`)}
      </Heading>
      {content[name]}
    </Stack>
  );
  const unused = lists.filter((name) => !parts.has[name]);
  return (
    <Stack gap="large">
      {lists
        .filter((name) => parts.has[name])
        .map((name) => (
          <Fragment key={name}>{section(name)}</Fragment>
        ))}
      {section('beneficiaries')}
      {isEditable && unused.length > 0 && (
        <Disclosure title={t('tab.unused')} level={2}>
          <Stack gap="large">
            {unused.map((name) => (
              <Fragment key={name}>{section(name)}</Fragment>
            ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}
