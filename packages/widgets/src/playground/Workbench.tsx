import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { Spread } from '@corredor/ui/Spread';
import { Stack } from '@corredor/ui/Stack';
import { Switch } from '@corredor/ui/Switch';
import { Text } from '@corredor/ui/Text';
import { ToggleGroup } from '@corredor/ui/ToggleGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../base/app/index.ts';
import { CodePanel } from './CodePanel.tsx';
import { EventLog } from './EventLog.tsx';
import type { LoggedEvent } from './loggedEvent.ts';
import { Preview } from './Preview.tsx';
import * as css from './playground.css.ts';
import type { Release } from './release.ts';
import { SettingsPanel } from './SettingsPanel.tsx';
import { type Settings, widths } from './settings.ts';
import type { Scheme } from './tokens.ts';

/** How far the widgets are on their way into this page. */
export type Loading = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; release: Release };

interface WorkbenchProps {
  settings: Settings;
  onChange: (part: Partial<Settings>) => void;
  loading: Loading;
  onRetry: () => void;
  /** Whose profile is shown until one is named. */
  example: string | undefined;
  /** Where the product is. */
  origin: string;
}

const remembered = 50;
const systemScheme = (): Scheme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** One widget with all that can be set, what it tells, and the code for it. */
export function Workbench({ settings, onChange, loading, onRetry, example, origin }: WorkbenchProps) {
  const { t } = useTranslation('playground');
  const formats = useFormats();
  const [events, setEvents] = useState<readonly LoggedEvent[]>([]);
  const [isStaying, setStaying] = useState(true);
  const { widget, theme, width } = settings;
  const isNamed = widget === 'directory' || settings.values.alias !== undefined || !example;
  const values = isNamed ? settings.values : { alias: example, ...settings.values };
  const scheme = values.theme === 'dark' || values.theme === 'light' ? values.theme : systemScheme();
  const release = loading.status === 'ready' ? loading.release : null;
  const kib = (file: string) => formats.number(Math.round((release?.files[file]?.brotli ?? 0) / 102.4) / 10);
  return (
    <div className={css.whole}>
      <div className={css.bench}>
        <Stack gap="large">
          <Card title={t('preview.title')}>
            <Stack gap="medium">
              <Spread>
                <ToggleGroup
                  label={t('preview.width')}
                  value={width}
                  onChange={(id) => onChange({ width: id })}
                  items={widths.map((id) => ({
                    id,
                    label: id === 'full' ? t('preview.full') : t('preview.px', { width: id }),
                  }))}
                />
                {release && (
                  <Text size="sm" tone="muted">
                    {t('preview.release', {
                      version: release.version,
                      size: kib(`${widget}.js`),
                      loader: kib('loader.js'),
                    })}
                  </Text>
                )}
              </Spread>
              {loading.status === 'loading' && <Text tone="muted">{t('preview.loading')}</Text>}
              {loading.status === 'failed' && (
                <Banner
                  tone="critical"
                  isLive
                  action={
                    <Button size="small" onPress={onRetry}>
                      {t('preview.retry')}
                    </Button>
                  }
                >
                  {t('preview.failed')}
                </Banner>
              )}
              {loading.status === 'ready' && (
                <Preview
                  widget={widget}
                  values={values}
                  theme={theme}
                  width={width}
                  isStaying={isStaying}
                  onEvent={(event) => setEvents((before) => [event, ...before].slice(0, remembered))}
                />
              )}
              <Switch isSelected={isStaying} onChange={setStaying} description={t('preview.stayHelp')}>
                {t('preview.stay')}
              </Switch>
            </Stack>
          </Card>
          <EventLog events={events} onClear={() => setEvents([])} />
          <CodePanel
            sketch={{ ...settings, values, origin, release, fallback: t(`fallback.${widget}`) }}
            onKit={(kit) => onChange({ kit })}
            onPinned={(isPinned) => onChange({ isPinned })}
          />
        </Stack>
        <div className={css.side}>
          <SettingsPanel settings={{ ...settings, values }} scheme={scheme} onChange={onChange} />
        </div>
      </div>
    </div>
  );
}
