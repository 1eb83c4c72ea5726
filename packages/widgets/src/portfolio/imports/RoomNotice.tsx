import { paths } from '@corredor/core/paths';
import { fittingRows, type WizardRow } from '@corredor/machines/import-wizard';
import { Banner } from '@corredor/ui/Banner';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useCan, useFormats } from '../../base/app/index.ts';
import type { ImportLimit } from './useImportRoom.ts';

const leftOf = ({ used, allowed }: ImportLimit) => Math.max(0, allowed - used);

/** Before a file is chosen: how many rows the plan has room for; a limit that is reached stands out, with the way out. */
export function RoomNotice({ limits }: { limits: readonly ImportLimit[] }) {
  const { t } = useTranslation('imports');
  const words = useLimitWords();
  // Who owns a vehicle and is not known yet becomes a customer.
  const [first, owners] = limits;
  const full = limits.find((limit) => leftOf(limit) === 0);
  if (full)
    return (
      <Banner tone="caution" title={t('room.full', words(full))} action={<Upgrade />}>
        {t(
          limits[0]?.limit === 'policies'
            ? 'room.policiesFullHelp'
            : full === owners
              ? 'room.ownersFullHelp'
              : 'room.fullHelp',
        )}
      </Banner>
    );
  if (!first) return null;
  return (
    <Stack gap="none">
      <Text tone="muted">{t('room.left', { ...words(first), count: leftOf(first) })}</Text>
      {owners && first.limit === 'vehicles' && (
        <Text tone="muted">{t('room.owners', { ...words(owners), count: leftOf(owners) })}</Text>
      )}
    </Stack>
  );
}

/** Before rows are written: how many fit the plan, where not all do. */
export function FitNotice({ rows, limits }: { rows: readonly WizardRow[]; limits: readonly ImportLimit[] }) {
  const { t } = useTranslation('imports');
  const { number } = useFormats();
  const words = useLimitWords();
  const room = Object.fromEntries(limits.map((limit) => [limit.limit, leftOf(limit)]));
  const { fitting, left, tight } = fittingRows(rows, room);
  const limit = limits.find((one) => one.limit === tight);
  if (left === 0 || !limit) return null;
  return (
    <Banner
      tone="caution"
      isLive
      title={t('room.fit', { ...words(limit), count: fitting, fitting: number(fitting) })}
      action={<Upgrade />}
    >
      {t('room.rest', { count: left, left: number(left) })}
    </Banner>
  );
}

function useLimitWords() {
  const { t } = useTranslation('imports');
  const { number } = useFormats();
  return ({ limit, used, allowed }: ImportLimit) => ({
    limit: t(`room.limit.${limit}`, { count: allowed, allowed: number(allowed) }),
    used: number(used),
    room: number(Math.max(0, allowed - used)),
  });
}

/** Beside this page, so that the file waits here; only for who may change the plan. */
function Upgrade() {
  const { t } = useTranslation('common');
  const canUpgrade = useCan('core_app.change_partner');
  return (
    canUpgrade && (
      <LinkButton href={paths.plans()} isExternal size="small">
        {t('action.upgradePlan')}
      </LinkButton>
    )
  );
}
