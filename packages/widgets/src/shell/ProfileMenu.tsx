import type { Language } from '@corredor/core/i18n';
import { paths } from '@corredor/core/paths';
import { Avatar } from '@corredor/ui/Avatar';
import { Button } from '@corredor/ui/Button';
import { Divider } from '@corredor/ui/Divider';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Popover } from '@corredor/ui/Popover';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { ToggleGroup } from '@corredor/ui/ToggleGroup';
import type { Density, ThemeName } from '@corredor/ui/theme';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { CircleUser, LogOut, Monitor, Moon, Settings, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import * as styles from './ProfileMenu.css.ts';

export interface ProfileMenuProps {
  user: { name: string; email: string; image: string | null; partner: string | null };
  language: Language;
  theme: ThemeName;
  density: Density;
  /** Whether the configuration may be opened. */
  hasConfiguration: boolean;
  onLanguageChange: (language: Language) => void;
  onThemeChange: (theme: ThemeName) => void;
  onDensityChange: (density: Density) => void;
  onLogout: () => void;
  isLeaving: boolean;
}

/** The chip with the user's picture and name, and what it opens: how the product looks and the way out. */
export function ProfileMenu(props: ProfileMenuProps) {
  const { user } = props;
  const { t } = useTranslation('shell');
  const name = user.name || user.email;
  return (
    <Popover
      title={t('profile.title')}
      isTitleHidden
      trigger={
        <AriaButton className={styles.chip}>
          <Avatar name={name} src={user.image} size="small" />
          <VisuallyHidden>{t('profile.open', { name })}</VisuallyHidden>
          <span aria-hidden="true" className={styles.name}>
            {name}
          </span>
        </AriaButton>
      }
    >
      {(close) => <Account {...props} name={name} onLeave={close} />}
    </Popover>
  );
}

function Account({ user, name, onLeave, ...props }: ProfileMenuProps & { name: string; onLeave: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <Stack gap="medium">
      <div>
        <Text weight="semibold">{name}</Text>
        {user.partner && <Text size="sm">{user.partner}</Text>}
        {user.name && (
          <Text tone="muted" size="sm">
            {user.email}
          </Text>
        )}
      </div>
      <Divider />
      <Choice label={t('profile.language')}>
        <ToggleGroup
          label={t('profile.language')}
          value={props.language}
          onChange={props.onLanguageChange}
          items={[
            { id: 'es', label: 'Español' },
            { id: 'en', label: 'English' },
          ]}
        />
      </Choice>
      <Choice label={t('profile.theme')}>
        <ToggleGroup
          label={t('profile.theme')}
          value={props.theme}
          onChange={props.onThemeChange}
          items={[
            { id: 'system', label: t('profile.system'), icon: Monitor },
            { id: 'light', label: t('profile.light'), icon: Sun },
            { id: 'dark', label: t('profile.dark'), icon: Moon },
          ]}
        />
      </Choice>
      <Choice label={t('profile.density')}>
        <ToggleGroup
          label={t('profile.density')}
          value={props.density}
          onChange={props.onDensityChange}
          items={[
            { id: 'comfortable', label: t('profile.comfortable') },
            { id: 'compact', label: t('profile.compact') },
          ]}
        />
      </Choice>
      <Divider />
      <div className={styles.rows}>
        <LinkButton tone="quiet" icon={CircleUser} href={paths.account()} onPress={onLeave} isFullWidth>
          {t('common:menu.account')}
        </LinkButton>
        {props.hasConfiguration && (
          <LinkButton tone="quiet" icon={Settings} href={paths.configuration()} onPress={onLeave} isFullWidth>
            {t('common:menu.configuration')}
          </LinkButton>
        )}
        <Button tone="quiet" icon={LogOut} onPress={props.onLogout} isPending={props.isLeaving} isFullWidth>
          {t('profile.logout')}
        </Button>
      </div>
    </Stack>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack gap="xsmall">
      <Text size="sm" tone="muted">
        {label}
      </Text>
      {children}
    </Stack>
  );
}
