import { call } from '@corredor/core/client';
import { listDirectory } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Heading } from '@corredor/ui/Heading';
import { Stack } from '@corredor/ui/Stack';
import { Tabs } from '@corredor/ui/Tabs';
import { Text } from '@corredor/ui/Text';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../base/app/index.ts';
import { useNavigation } from '../base/navigation/index.ts';
import { loadRelease, type Release } from './release.ts';
import { readSettings, type Settings, writeSettings } from './settings.ts';
import { type Loading, Workbench } from './Workbench.tsx';

interface PlaygroundProps {
  /** Brings the elements into the page. */
  load?: () => Promise<Release>;
}

const pause = 300;

/** Both widgets to try; all that is chosen stands in the address, so that it can be passed on. */
export function Playground({ load = loadRelease }: PlaygroundProps) {
  const { t } = useTranslation('playground');
  const { search, go } = useNavigation();
  const [settings, setSettings] = useState(() => readSettings(search));
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<Loading>({ status: 'loading' });
  const example = useExample();
  const { widget } = settings;
  const change = (part: Partial<Settings>) => setSettings((before) => ({ ...before, ...part }));

  useEffect(() => {
    const address = writeSettings(settings);
    const timer = setTimeout(() => go(`${paths.widgets()}${address}`, { replace: true }), pause);
    if (address === writeSettings(readSettings(search))) clearTimeout(timer);
    return () => clearTimeout(timer);
  }, [settings, search, go]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what asks for loading
  useEffect(() => {
    let isGone = false;
    const tell = (next: Loading) => !isGone && setLoading(next);
    load().then(
      (release) => tell({ status: 'ready', release }),
      () => tell({ status: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, [load, attempt]);

  const bench = (
    <Workbench
      key={widget}
      settings={settings}
      onChange={change}
      loading={loading}
      onRetry={() => {
        setLoading({ status: 'loading' });
        setAttempt((before) => before + 1);
      }}
      example={example}
      origin={location.origin}
    />
  );
  const tabs = (['directory', 'profile'] as const).map((id) => ({
    id,
    label: t(`tab.${id}`),
    content: id === widget && bench,
  }));
  return (
    <Stack gap="large">
      <Stack gap="xsmall">
        <Heading level={1} size="display">
          {t('title')}
        </Heading>
        <Text size="lg">{t('lead')}</Text>
      </Stack>
      <Tabs
        label={t('tabs')}
        selected={widget}
        onChange={(id) => change({ widget: id === 'profile' ? 'profile' : 'directory', values: {} })}
        items={tabs}
      />
    </Stack>
  );
}

/** Somebody whose profile can be shown until one is named. */
function useExample() {
  const client = useClient();
  const [alias, setAlias] = useState<string>();
  useEffect(() => {
    let isGone = false;
    call(client, listDirectory, { query: { page_size: 1 } }).then(
      ({ results }) => !isGone && setAlias(results[0]?.alias),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [client]);
  return alias;
}
