import { paths } from '@corredor/core/paths';
import { AppShell } from '@corredor/ui/AppShell';
import { IconLink } from '@corredor/ui/IconLink';
import { Link } from '@corredor/ui/Link';
import { SideMenu, type SideMenuEntry } from '@corredor/ui/SideMenu';
import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Brand, logoOf } from '../base/brand/index.ts';
import { helpTopicOf } from './helpTopics.ts';
import type { ProfileMenuProps } from './ProfileMenu.tsx';
import { TopBarTools } from './TopBarTools.tsx';

interface ShellViewProps extends ProfileMenuProps {
  brand: Brand;
  entries: readonly SideMenuEntry[];
  selectedId: string | undefined;
  /** The menu entry last opened, as remembered under `menuOpen`. */
  openItem: string;
  onOpenItemChange: (id: string) => void;
  onUnknownItem: (entry: unknown) => void;
  /** In the middle of the top bar. */
  search?: ReactNode;
  /** The bell of the top bar. */
  notices?: ReactNode;
  /** How many forms were left unfinished, before the other tools of the top bar. */
  unfinished?: ReactNode;
  banner?: ReactNode;
  /** A blocking dialog over the layout. */
  gate?: ReactNode;
  children: ReactNode;
}

/** The private layout: drawer with the menu, top bar, page and gates. */
export function ShellView({ brand, entries, gate, banner, search, unfinished, children, ...props }: ShellViewProps) {
  const { t } = useTranslation('common');
  const logo = (
    <Link href={paths.dashboard()} tone="quiet">
      <img src={logoOf(brand, props.language)} alt={brand.name} width={134} height={32} />
    </Link>
  );
  return (
    <>
      <AppShell
        logo={logo}
        menu={(close) => (
          <SideMenu
            entries={entries}
            selectedId={props.selectedId}
            openItem={props.openItem}
            onOpenItemChange={props.onOpenItemChange}
            onNavigate={close}
            unknownGroupText={t('error.menuItems')}
            unknownText={t('error.menuItem')}
            onUnknownItem={props.onUnknownItem}
          />
        )}
        topStart={search}
        topEnd={
          <>
            {unfinished}
            <IconLink
              icon={CircleHelp}
              label={t('menu.help')}
              href={paths.help({ topic: helpTopicOf(props.selectedId) })}
              placement="bottom"
            />
            <TopBarTools support={brand.support} {...props} />
          </>
        }
        banner={banner}
      >
        {children}
      </AppShell>
      {gate}
    </>
  );
}
