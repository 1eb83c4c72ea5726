import { Banner } from '@corredor/ui/Banner';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { TextField } from '@corredor/ui/TextField';
import { useTranslation } from 'react-i18next';
import { hexOf, weakPairs } from './contrast.ts';
import * as css from './playground.css.ts';
import { propertyOf, type Scheme, tokens } from './tokens.ts';

interface ThemeEditorProps {
  theme: Readonly<Record<string, string>>;
  /** The scheme whose defaults are shown. */
  scheme: Scheme;
  onChange: (name: string, value: string) => void;
}

/** Writes the tokens, and warns of colours that are hard to read. */
export function ThemeEditor({ theme, scheme, onChange }: ThemeEditorProps) {
  const { t } = useTranslation('playground');
  const weak = weakPairs(theme, scheme);
  return (
    <Stack gap="small">
      <Text size="sm" tone="muted">
        {t('theme.help')}
      </Text>
      <div role="status">
        {weak.length > 0 && (
          <Banner tone="caution" title={t('theme.weakTitle')}>
            <Stack gap="xxsmall">
              {weak.map(({ text, ground, ratio }) => (
                <Text key={text + ground} size="sm">
                  {t('theme.weak', { text, ground, ratio })}
                </Text>
              ))}
            </Stack>
          </Banner>
        )}
      </div>
      {tokens.map(({ name, usual, dark }) => {
        const standard = scheme === 'dark' ? (dark ?? usual) : usual;
        return (
          <TextField
            key={name}
            label={propertyOf(name)}
            description={t(`token.${name}`)}
            placeholder={standard}
            value={theme[name] ?? ''}
            onChange={(value) => onChange(name, value)}
            spellCheck="false"
            prefix={
              dark ? (
                <input
                  type="color"
                  className={css.swatch}
                  aria-label={t('theme.pick', { name })}
                  value={hexOf(theme[name] ?? '') ?? standard}
                  onChange={(event) => onChange(name, event.target.value)}
                />
              ) : undefined
            }
          />
        );
      })}
    </Stack>
  );
}
