import type { MovementClash } from '@corredor/core/api';
import { Banner } from '@corredor/ui/Banner';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';

/** Which open movements touch the same, and which issued ones hold the issue of this one. */
export function ClashBanners({ clashes }: { clashes: readonly MovementClash[] }) {
  const { t } = useTranslation(['movements', 'common']);
  const named = (some: readonly MovementClash[]) =>
    some.map(({ number, kind }) => t('title', { number, kind: t(`common:movementKind.${kind}`) })).join(', ');
  const issued = clashes.filter(({ status }) => status === 'issued');
  const open = clashes.filter(({ status }) => status !== 'issued');
  return (
    <>
      {issued.length > 0 && (
        <Banner tone="critical" title={t('clashIssued.title', { count: issued.length })}>
          <Text>{named(issued)}</Text>
          <Text>{t('clashIssued.text', { count: issued.length })}</Text>
        </Banner>
      )}
      {open.length > 0 && (
        <Banner tone="caution" title={t('clash')}>
          {named(open)}
        </Banner>
      )}
    </>
  );
}
