import type { Policy } from '@corredor/core/api';
import { Disclosure } from '@corredor/ui/Disclosure';
import { Section } from '@corredor/ui/Section';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Fragment, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PolicyBeneficiaries } from './PolicyBeneficiaries.tsx';
import { PolicyGenerals } from './PolicyGenerals.tsx';
import { PolicyInsureds } from './PolicyInsureds.tsx';
import { PolicyVehicles } from './PolicyVehicles.tsx';
import type { PendingRows } from './usePendingRows.ts';
import type { PolicyParts } from './usePolicyParts.ts';

interface PolicyInterestProps {
  policy: Policy;
  /** Which lists are of interest; undefined while that is being asked. */
  has: PolicyParts['has'];
  isEditable: boolean;
  pending: PendingRows;
  /** Brings insureds in from a file, which belongs to another feature. */
  importInsureds?: ReactNode;
  /** What the plan says about general items. */
  generalsNotice?: ReactNode;
}
type Places = NonNullable<PolicyParts['has']>;
type InterestListsProps = Omit<PolicyInterestProps, 'has'> & { known: Places };
const lists = ['insureds', 'vehicles', 'generals'] as const;

/**
 * Whom and what a policy insures, and who is paid. Lists that its branch does not use stand back, and are left out where nobody could fill them.
 * Until that is known none stands anywhere: what moves away under the hand is not pressed.
 */
export function PolicyInterest({ has, ...props }: PolicyInterestProps) {
  if (!has)
    return (
      <div aria-busy="true">
        <Skeleton shape="rows" height="9rem" />
      </div>
    );
  return <InterestLists {...props} known={has} />;
}

function InterestLists({ policy, known, isEditable, pending, ...props }: InterestListsProps) {
  const { t } = useTranslation('policies');
  const rows = { policy, isEditable };
  // What fills a list at once has no place where only movements change it.
  const isOpen = isEditable && !policy.needs_movement;
  const { has, hears } = useHeldPlaces(known, pending);
  const content = {
    insureds: (
      <>
        {isOpen && props.importInsureds}
        <PolicyInsureds {...rows} onPendingChange={hears.insureds} />
      </>
    ),
    vehicles: <PolicyVehicles {...rows} onPendingChange={hears.vehicles} />,
    generals: (
      <>
        {isOpen && props.generalsNotice}
        <PolicyGenerals {...rows} onPendingChange={hears.generals} />
      </>
    ),
    beneficiaries: <PolicyBeneficiaries {...rows} onPendingChange={pending.beneficiaries} />,
  };
  const section = (name: keyof typeof content) => <Section title={t(`tab.${name}`)}>{content[name]}</Section>;
  const unused = lists.filter((name) => !has[name]);
  return (
    <Stack gap="large">
      {lists
        .filter((name) => has[name])
        .map((name) => (
          <Fragment key={name}>{section(name)}</Fragment>
        ))}
      {section('beneficiaries')}
      {isOpen && unused.length > 0 && (
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

/**
 * Where each list stands. One in which somebody began a row stays where it is, whatever is learnt later of the branch: to move it would
 * lose the row.
 */
function useHeldPlaces(has: Places, pending: PendingRows) {
  const [begun, setBegun] = useState<Partial<Places>>({});
  const { insureds, vehicles, generals } = has;
  const hears = useMemo(() => {
    const hear = (name: keyof Places, isUsed: boolean) => (isPending: boolean) => {
      if (isPending) setBegun((before) => ({ ...before, [name]: before[name] ?? isUsed }));
      pending[name](isPending);
    };
    return {
      insureds: hear('insureds', insureds),
      vehicles: hear('vehicles', vehicles),
      generals: hear('generals', generals),
    };
  }, [insureds, vehicles, generals, pending]);
  return { has: { ...has, ...begun }, hears };
}
