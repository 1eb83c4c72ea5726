import { can } from '@corredor/core/permissions';
import { Keyboard, Languages, LogOut, MonitorCog, Moon, Plus, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage, useSession } from '../base/app/index.ts';
import { usePreferences } from '../base/data/index.ts';
import { useNavigation } from '../base/navigation/index.ts';
import { useCurrentShortcuts } from '../base/shortcuts/index.ts';
import { Palette, type PaletteCommand } from '../office/search/index.ts';
import { iconOf, keysTo, newPages } from './places.ts';
import type { Place } from './useShellShortcuts.ts';

interface ShellPaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Screens that the reader may open. */
  places: readonly Place[];
  onHelp: () => void;
  onLogout: () => void;
}

/** What changes the record comes first, then its papers, then the way to others. */
const rankOf = (id: string) => (/^(next|previous)$/.test(id) ? 2 : /^(print|paper)/.test(id) ? 1 : 0);

/** The palette with what this reader may do: screens of the menu, new records, looks, language and the way out. */
export function ShellPalette({ places, onHelp, onLogout, ...props }: ShellPaletteProps) {
  const { t } = useTranslation(['shell', 'common']);
  const { go } = useNavigation();
  const { permissions } = useSession();
  const { language, setLanguage } = useLanguage();
  const { theme, setTheme, hasShortcuts } = usePreferences();
  const shortcuts = useCurrentShortcuts();
  const other = language === 'es' ? 'en' : 'es';
  const looks = [
    { id: 'light', icon: Sun },
    { id: 'dark', icon: Moon },
    { id: 'system', icon: MonitorCog },
  ] as const;
  const inView = shortcuts
    .toSorted((one, other) => rankOf(one.id) - rankOf(other.id))
    .flatMap(({ id, label, iconOf: drawing, keys, record, run }): PaletteCommand[] =>
      record === undefined || !run
        ? []
        : [{ id: `record ${id}`, group: 'record', label, icon: drawing?.(), keys, run }],
    );
  const commands: PaletteCommand[] = [
    ...inView,
    ...places.map(
      ({ id, title, href }): PaletteCommand => ({
        id: `go ${id}`,
        group: 'go',
        label: title,
        icon: iconOf(id),
        keys: keysTo(id),
        run: () => go(href),
      }),
    ),
    ...newPages
      .filter(({ permission }) => can(permissions, permission))
      .map(
        ({ id, href }): PaletteCommand => ({
          id: `new ${id}`,
          group: 'new',
          label: t(`new.${id}`),
          icon: Plus,
          run: () => go(href),
        }),
      ),
    ...looks
      .filter(({ id }) => id !== theme)
      .map(
        ({ id, icon }): PaletteCommand => ({
          id: `theme ${id}`,
          group: 'actions',
          label: t('command.theme', { theme: t(`common:theme.${id}`) }),
          icon,
          run: () => setTheme(id),
        }),
      ),
    {
      id: 'language',
      group: 'actions',
      label: t('command.language', { language: t(`common:language.${other}`) }),
      icon: Languages,
      run: () => void setLanguage(other),
    },
    { id: 'keys', group: 'actions', label: t('keys.sheet'), icon: Keyboard, keys: '?', run: onHelp },
    { id: 'logout', group: 'actions', label: t('profile.logout'), icon: LogOut, run: onLogout },
  ];
  // A key that is switched off is not promised.
  const shown = hasShortcuts ? commands : commands.map(({ keys: _off, ...command }) => command);
  const record = shortcuts.findLast((one) => one.record !== undefined)?.record;
  return <Palette {...props} commands={shown} record={record} />;
}
