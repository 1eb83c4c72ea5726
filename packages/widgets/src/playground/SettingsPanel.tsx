import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { Disclosure } from '@corredor/ui/Disclosure';
import { Stack } from '@corredor/ui/Stack';
import { useTranslation } from 'react-i18next';
import { ControlField } from './ControlField.tsx';
import { groups } from './controls.ts';
import { controls } from './promised.ts';
import { type Settings, setValue } from './settings.ts';
import { ThemeEditor } from './ThemeEditor.tsx';
import type { Scheme } from './tokens.ts';

interface SettingsPanelProps {
  settings: Settings;
  scheme: Scheme;
  onChange: (part: Partial<Settings>) => void;
}

/** Every attribute and every token, to be set. */
export function SettingsPanel({ settings, scheme, onChange }: SettingsPanelProps) {
  const { t } = useTranslation('playground');
  const { widget, values, theme } = settings;
  const setToken = (name: string, text: string) => {
    const { [name]: _before, ...others } = theme;
    onChange({ theme: text === '' ? others : { ...others, [name]: text } });
  };
  const reset = (
    <Button size="small" tone="quiet" onPress={() => onChange({ values: {}, theme: {} })}>
      {t('settings.reset')}
    </Button>
  );
  return (
    <Card title={t('settings.title')} actions={reset}>
      {groups.map((group) => (
        <Disclosure key={group} title={t(`group.${group}`)} isDefaultExpanded={group === 'what'}>
          <Stack gap="medium">
            {controls[widget]
              .filter((control) => control.group === group)
              .map((control) => (
                <ControlField
                  key={control.name}
                  control={control}
                  value={values[control.name]}
                  onChange={(text) => onChange({ values: setValue(values, widget, control.name, text) })}
                />
              ))}
          </Stack>
        </Disclosure>
      ))}
      <Disclosure title={t('theme.title')}>
        <ThemeEditor theme={theme} scheme={scheme} onChange={setToken} />
      </Disclosure>
    </Card>
  );
}
