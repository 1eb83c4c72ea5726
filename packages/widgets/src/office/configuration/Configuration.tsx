import { paths } from '@corredor/core/paths';
import { LinkButton } from '@corredor/ui/LinkButton';
import { PageHeader } from '@corredor/ui/PageHeader';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Tabs } from '@corredor/ui/Tabs';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../base/app/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';

const configurationTabs = ['security', 'plans', 'payments', 'profile'] as const;
type ConfigurationTab = (typeof configurationTabs)[number];

interface ConfigurationProps {
  /** What is wrong with the subscription; above everything. */
  banner: ReactNode;
  /** What each tab holds; fetched and drawn when it is opened. */
  contents: Record<ConfigurationTab, ReactNode>;
}

/** The settings of the user and the brokerage in four tabs; the open one is in the address. */
export function Configuration({ banner, contents }: ConfigurationProps) {
  const { t } = useTranslation(['configuration', 'common']);
  const { pathname, search, go } = useNavigation();
  const canSet = useCan('core_app.change_partner');
  const wanted = new URLSearchParams(search).get('tab');
  const selected = configurationTabs.find((tab) => tab === wanted) ?? 'security';
  return (
    <Stack gap="large">
      {banner}
      <PageHeader
        title={t('title')}
        context={t(`context.${selected}`)}
        secondaryActions={canSet && <LinkButton href={paths.settings()}>{t('common:menu.settings')}</LinkButton>}
      />
      <Tabs
        label={t('title')}
        selected={selected}
        onChange={(tab) => go(`${pathname}?tab=${tab}`, { replace: true })}
        items={configurationTabs.map((id) => ({
          id,
          label: t(`tab.${id}`),
          content: id === selected && (
            <Suspense fallback={<Skeleton shape="rows" height="24rem" />}>{contents[id]}</Suspense>
          ),
        }))}
      />
    </Stack>
  );
}
