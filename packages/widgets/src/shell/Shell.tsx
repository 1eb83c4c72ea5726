import { can } from '@corredor/core/permissions';
import { currentGate, type Gate, layoutGatesMachine } from '@corredor/machines/layout-gates';
import { afterFirstPaint } from '@corredor/ui/AppShell';
import type { SideMenuEntry } from '@corredor/ui/SideMenu';
import { toast } from '@corredor/ui/Toast';
import { useActorRef, useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataWords, useCan, useIsReadOnly, useLanguage, useSession } from '../base/app/index.ts';
import type { Brand } from '../base/brand/index.ts';
import { usePreferences } from '../base/data/index.ts';
import { useNavigation } from '../base/navigation/index.ts';
import { useLogout } from '../frames/logout/index.ts';
import { menuEntriesFor, selectedEntry } from './menuEntries.ts';
import { otherPages } from './places.ts';
import { ReadOnlyBanner } from './ReadOnlyBanner.tsx';
import { SearchButton } from './SearchButton.tsx';
import { ShellView } from './ShellView.tsx';
import { SubscriptionBanner } from './SubscriptionBanner.tsx';
import { useMenuOpen } from './useMenuOpen.ts';
import { type Place, useShellShortcuts } from './useShellShortcuts.ts';

// Most users never meet a gate: its forms are fetched when one is closed.
const Gates = lazy(() => import('./Gates.tsx').then((module) => ({ default: module.Gates })));

const loadDeferred = () => afterFirstPaint().then(() => import('./deferredParts.ts'));
const NotificationBell = lazy(async () => ({ default: (await loadDeferred()).NotificationBell }));

const ShellPalette = lazy(async () => ({ default: (await import('./ShellPalette.tsx')).ShellPalette }));
// Needed most while the server cannot be reached: it is there before somebody logs out.
const LogoutDialog = lazy(async () => ({ default: (await loadDeferred()).LogoutDialog }));
const ShortcutSheet = lazy(async () => ({ default: (await import('./ShortcutSheet.tsx')).ShortcutSheet }));

// Comes after the page, and only few have left something.
const UnfinishedForms = lazy(async () => ({ default: (await loadDeferred()).UnfinishedForms }));

interface ShellProps {
  brand: Brand;
  children: ReactNode;
}

/** The private layout of the signed-in user: menu by permission, top bar, gates. */
export function Shell({ brand, children }: ShellProps) {
  const { t } = useTranslation('common');
  const session = useSession();
  const { language, setLanguage } = useLanguage();
  const preferences = usePreferences();
  const { pathname, search } = useNavigation();
  const menu = useMenuOpen();
  const gate = useGate();
  const isReadOnly = useIsReadOnly();
  const canConfigure = useCan('core_app.view_partner');
  const entries = useMemo(
    () =>
      menuEntriesFor({
        permissions: session.permissions,
        word: dataWords(t),
        onUnknown: reportUnknown,
      }),
    [session.permissions, t],
  );
  useLogoutFailure();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own messages.
  useEffect(() => toast.leavePage(), [pathname]);
  const places = useMemo(
    () => [
      ...entries.flatMap(placesIn),
      ...otherPages
        .filter(({ permission }) => can(session.permissions, permission))
        .map(({ id, href }) => ({ id, href, title: t(`menu.${id}`) })),
    ],
    [entries, session.permissions, t],
  );
  // Once opened, a layer stays drawn, so that it can leave as it came.
  const palette = useLayer();
  const sheet = useLayer();
  const { logOut, question } = useLogout();
  const hasSingleKeys = preferences.hasShortcuts;
  useShellShortcuts({ places, hasSingleKeys, onSearch: palette.open, onHelp: sheet.open });
  const { record, partner } = session;
  return (
    <ShellView
      brand={brand}
      entries={entries}
      selectedId={selectedEntry(pathname, search)}
      openItem={menu.openItem}
      onOpenItemChange={menu.remember}
      onUnknownItem={reportUnknown}
      user={{ name: record.full_name, email: record.userEmail, image: record.image, partner: partner?.name ?? null }}
      language={language}
      theme={preferences.theme}
      density={preferences.density}
      onLanguageChange={(chosen) => void setLanguage(chosen)}
      onThemeChange={preferences.setTheme}
      onDensityChange={preferences.setDensity}
      onLogout={logOut}
      isLeaving={session.status === 'loggingOut'}
      hasConfiguration={canConfigure}
      search={<SearchButton onPress={palette.open} />}
      notices={<NotificationBell />}
      unfinished={gate === 'open' && unfinished}
      banner={isReadOnly ? <ReadOnlyBanner /> : bannerOf(gate)}
      gate={
        <Suspense fallback={null}>
          {gate !== 'open' && <Gates gate={gate} support={brand.support} onLogout={logOut} />}
          {palette.wasOpened && (
            <ShellPalette
              isOpen={palette.isOpen}
              onOpenChange={palette.setOpen}
              places={places}
              onHelp={sheet.open}
              onLogout={logOut}
            />
          )}
          {question && <LogoutDialog {...question} />}
          {sheet.isOpen && (
            <ShortcutSheet
              onClose={() => sheet.setOpen(false)}
              hasSingleKeys={hasSingleKeys}
              onSingleKeysChange={preferences.setShortcuts}
            />
          )}
        </Suspense>
      }
    >
      {/* A page behind the first gate has nothing to ask for: there is no brokerage yet. */}
      {gate !== 'noPartner' && children}
    </ShellView>
  );
}

const placesIn = (entry: SideMenuEntry): Place[] => {
  if (entry.type !== 'item') return entry.children.flatMap(placesIn);
  return entry.isDisabled || entry.isExternal ? [] : [{ id: entry.id, title: entry.title, href: entry.href }];
};

/** Something over the page that keys and buttons open. */
function useLayer() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = useCallback(() => {
    setOpen(true);
    setWasOpened(true);
  }, []);
  return { isOpen, wasOpened, open, setOpen };
}

const reportUnknown = (entry: unknown) => console.error('Menu Items Error', entry);

const unfinished = (
  <Suspense fallback={null}>
    <UnfinishedForms />
  </Suspense>
);

/** The banner behind a gate that is about the subscription. */
function bannerOf(gate: Gate) {
  if (gate === 'invalidSubscription') return <SubscriptionBanner about="expired" />;
  if (gate === 'paymentPending') return <SubscriptionBanner about="pending" />;
  return null;
}

/** Which gate is closed, as the session changes. */
function useGate() {
  const { record } = useSession();
  const actor = useActorRef(layoutGatesMachine, { input: { session: record } });
  useEffect(() => actor.send({ type: 'session.change', session: record }), [actor, record]);
  return useSelector(actor, currentGate);
}

/** A failed logout keeps the session; the message is a toast. */
function useLogoutFailure() {
  const { error, status, dismissError } = useSession();
  useEffect(() => {
    if (!error || status !== 'loggedIn') return;
    toast.error(error.message);
    dismissError();
  }, [error, status, dismissError]);
}
