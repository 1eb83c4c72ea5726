import { client } from 'virtual:corredor-client';
import type { DashboardSummary } from '@corredor/core/api';
import { formatDate, todayIn } from '@corredor/core/dates';
import { basicsNamespace, type Language, languages } from '@corredor/core/i18n';
import { localeOf } from '@corredor/core/locales';
import { menuItems } from '@corredor/core/menu';
import { formatMoney } from '@corredor/core/money';
import { fullPageRoutes, paths, privateRoutes } from '@corredor/core/paths';
import { permissions } from '@corredor/core/permissions';
import { emptySession, type SessionRecord, writeSession } from '@corredor/core/session';
import { themeClass } from '@corredor/ui/theme';
import { type App, AppProviders, createApp, createI18n, memoryStorage } from '@corredor/widgets/app';
import { DueCards } from '@corredor/widgets/dashboard';
import { DataProvider } from '@corredor/widgets/data';
import { type Navigation, NavigationProvider } from '@corredor/widgets/navigation';
import { DashboardScreen } from '@corredor/widgets/screens/DashboardScreen';
import { Shell } from '@corredor/widgets/shell';
import { brand } from '../brand/brand.ts';
import { drawingAddress } from '../brand/drawing.ts';
import type { FramePlan } from '../inside/drawShell.ts';
import { marks } from '../inside/marks.ts';
import { pageShapes } from '../inside/pageShape.ts';
import { PageLoading } from '../parts/PageLoading.tsx';
import { escapeHtml } from './escape.ts';
import { liftStyles } from './liftStyles.ts';
import { toMarkup } from './toMarkup.ts';
import { unreachableNote } from './unreachableNote.ts';

/** Somebody who may do everything; the page leaves out what its reader may not. */
const anybody: SessionRecord = {
  ...emptySession,
  token: 'none',
  full_name: `${marks.firstName} ${marks.otherNames}`,
  has_partner: true,
  valid_subscription: true,
  subscription_payed: true,
  permissions: [...permissions],
};

/** Above the app until that stands, and as tall as it must be. */
const shellRule = '#shell{position:absolute;inset:0 0 auto;z-index:60}';

/** The page of the private area: the app's frame in each language, ready to be drawn at once, and all that is to be fetched named in it. */
export async function insidePage(icon: string): Promise<string> {
  const shells = await Promise.all(languages.map(async (language) => ({ language, ...(await drawFrame(language)) })));
  const { markup, rules } = liftStyles(shells.map(templateOf).join('\n'));
  const looks = everyLook();
  const sheets = [client.styles, client.inside.styles];
  const styles = sheets.map(({ text }) => text).join('') + rules + unreachableNote + shellRule;
  const files = sheets.flatMap((sheet) => sheet.files).join(' ');
  const words = languages.map((language) => `data-${language}="${client.inside.words[language]}"`).join(' ');
  return `<!doctype html>
<html lang="es" class="${themeClass()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(brand.name)}</title>
<link rel="icon" type="image/svg+xml" href="${drawingAddress(icon)}">
<link rel="manifest" href="/site.webmanifest">
<link rel="preload" as="font" type="font/woff2" href="${client.font}" crossorigin>
<style>${styles}</style>
</head>
<body>
<div id="root"></div>
${markup}
<script data-sheets="${files}" data-scripts="${client.inside.scripts.join(' ')}" ${words} data-looks="${escapeHtml(JSON.stringify(looks))}" data-plan="${escapeHtml(JSON.stringify(planOf(markup)))}">${client.inside.starter}</script>
</body>
</html>
`;
}

/** What the frame's links need, and how its menu folds. */
function planOf(markup: string): FramePlan {
  const linked = new Set([...markup.matchAll(/ href="([^"?]+)/g)].map(([, path]) => path));
  const may = privateRoutes.filter(({ path, permission }) => linked.has(path) && permission !== 'all');
  const branches = menuItems
    .flatMap((entry) => (entry.type === 'item' ? [] : entry.children))
    .flatMap((entry) => (entry.type === 'item' ? [] : [[entry, ...entry.children].map(({ id }) => id)]));
  return {
    may: Object.fromEntries(may.map(({ path, permission }) => [path, permission])),
    branches,
    fullPages: fullPageRoutes.map(({ path }) => path),
  };
}

interface Shown {
  language: Language;
  markup: string;
  unreachable: string;
}

const templateOf = ({ language, markup, unreachable }: Shown) =>
  `<template id="shell-${language}" data-unreachable="${escapeHtml(unreachable)}">${markup}</template>`;

/** The classes of the document by theme and density. */
const everyLook = () =>
  Object.fromEntries(
    (['system', 'light', 'dark'] as const).flatMap((theme) =>
      (['comfortable', 'compact'] as const).map((density) => [`${theme} ${density}`, themeClass({ theme, density })]),
    ),
  );

/** The frame with the dashboard as it waits for its numbers, and with the places of each other kind of page. */
async function drawFrame(language: Language) {
  const i18n = createI18n({ language });
  await i18n.loadNamespaces([basicsNamespace, 'common', 'shell', 'dashboard', 'notifications']);
  const storage = memoryStorage();
  writeSession(storage, anybody);
  // Whoever asks here is never answered: what is drawn is what stands until an answer comes.
  const app = createApp({ i18n, storage, fetch: () => new Promise(() => {}) });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const locale = localeOf(language, anybody.country_id);
  const today = formatDate(todayIn(timeZone, new Date()), locale);
  const drawn = await toMarkup(<Frame app={app} />);
  app.stop();
  const numbers = new Intl.NumberFormat(locale);
  const written = [
    [today, marks.today],
    [formatDate(some.ending_until, locale), marks.until],
    [numbers.format(many), marks.count],
    [numbers.format(some.near_days), marks.days],
    [formatMoney(some.amounts.policies_lapsed ?? '', some.currency, locale), marks.sum],
  ] as const;
  for (const [words] of written) if (!drawn.includes(words)) throw new Error(`The frame does not say "${words}".`);
  const markup = written.reduce((text, [words, mark]) => text.replaceAll(words, mark), drawn);
  // Nobody's initials; the app writes the reader's.
  return {
    markup: markup.replaceAll('>?</span>', '></span>'),
    unreachable: i18n.t('error.communication', { ns: 'basics' }),
  };
}

/** Numbers and days that nothing else in the frame says. */
const many = 8_765_432;
const dueOf = (count: number) => ({
  policies_lapsed: count,
  instalments_delayed: count,
  instalments_near: count,
  policies_ending: count,
  policies_uncovered: count,
  unfinished_forms: count,
});
const some: DashboardSummary = {
  today: '2001-01-04',
  near_days: 7_654_321,
  near_until: '2001-01-05',
  ending_until: '2001-02-03',
  currency: 'USD',
  due: dueOf(many),
  amounts: { policies_lapsed: '6543210.00', instalments_delayed: '1.00', instalments_near: '1.00' },
  has_sample: false,
  first_steps: null,
};

/** In the one branch of the menu, which is then drawn open. */
const navigation: Navigation = {
  pathname: paths.vehicles(),
  search: '',
  go: () => {},
  back: () => {},
  hold: () => {},
  pending: null,
};

/** What the private layout holds, around both pages. */
function Frame({ app }: { app: App }) {
  return (
    <AppProviders app={app}>
      <NavigationProvider navigation={navigation}>
        <DataProvider>
          <Shell brand={brand}>
            <div data-page="dashboard">
              <DashboardScreen />
            </div>
            <div data-cards="other">
              <DueCards summary={some} />
            </div>
            <div data-cards="one">
              <DueCards summary={{ ...some, due: dueOf(1) }} />
            </div>
            <div data-cards="none">
              <DueCards summary={{ ...some, due: dueOf(0) }} />
            </div>
            {pageShapes.map((shape) => (
              <div key={shape} data-page={shape}>
                <PageLoading shape={shape} />
              </div>
            ))}
          </Shell>
        </DataProvider>
      </NavigationProvider>
    </AppProviders>
  );
}
