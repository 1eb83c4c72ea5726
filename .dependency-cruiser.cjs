// One rule for each forbidden edge. Folder names are captured, so a new feature is guarded on its first day.
const no = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });
const packages = (...names) => `^packages/(${names.join('|')})/`;

/** What is loaded on partners' pages. */
const light = '^packages/(ui/src/plain(Tokens)?|widgets/src/(embed|directory|profile))/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    no('no-cycles', {}, { circular: true }, 'Imports go one way.'),
    no(
      'core-is-the-floor',
      { path: packages('core') },
      { path: [packages('machines', 'ui', 'widgets'), '^apps/'] },
      'core imports no other package.',
    ),
    no(
      'core-without-react',
      { path: packages('core', 'machines') },
      { path: 'node_modules/(react|react-dom|react-i18next|@xstate/react)/' },
      'core and machines know no React.',
    ),
    no(
      'machines-know-types-of-core',
      { path: packages('machines') },
      { path: [packages('ui', 'widgets'), '^apps/', '^packages/core/src/contract/client/'] },
      'machines take words from core, never the client.',
    ),
    no(
      'ui-knows-no-domain',
      { path: packages('ui') },
      { path: [packages('core', 'machines', 'widgets'), '^apps/'] },
      'ui knows no domain word.',
    ),
    no('widgets-below-apps', { path: packages('widgets') }, { path: '^apps/' }, 'widgets know no app.'),
    no(
      'widgets-without-router',
      { path: packages('widgets', 'ui', 'machines', 'core') },
      { path: 'node_modules/react-router' },
      'only the host knows the router.',
    ),
    no(
      'api-takes-core-only',
      { path: '^apps/api/' },
      { path: [packages('machines', 'ui', 'widgets'), '^apps/host/'] },
      'the server takes words and rules from core.',
    ),
    no('host-not-api', { path: '^apps/host/' }, { path: '^apps/api/' }, 'host and server meet in the document.'),
    no(
      'features-not-each-other',
      {
        path: '^packages/widgets/src/(?!(?:crud|pickers|history|shell|embed|screens|elements|react|app|data|live|brand|navigation|sheets|shortcuts|testing)/)([^/]+)/',
        pathNot: '\\.stories\\.tsx$',
      },
      {
        path: '^packages/widgets/src/(?!(?:crud|pickers|history|embed|app|data|live|brand|navigation|sheets|shortcuts|testing)/)[^/]+/',
        pathNot: '^packages/widgets/src/$1/',
      },
      'a feature imports no other feature, no screen and no shell.',
    ),
    no(
      'lists-are-drawn-by-their-frame',
      {
        path: '^packages/widgets/src/(?!crud/)',
        // The history of payments has neither search nor views; the other two page through rows within a page.
        pathNot: [
          '^packages/widgets/src/subscription/billing/BillingHistoryView\\.tsx$',
          '^packages/widgets/src/(policies/PolicyInsureds|imports/PreviewStep)\\.tsx$',
          '\\.stories\\.tsx$',
        ],
      },
      {
        path: '^packages/ui/src/(DataGrid|GridToolbar|ListFrame|ColumnsMenu|FilterBar|Pagination|SelectionBar)/',
        dependencyTypesNot: ['type-only'],
      },
      'a list of records is a RecordListFrame or a ListPage: grid, views, filters, export and pages are theirs.',
    ),
    no(
      'records-are-asked-for-by-their-frame',
      {
        path: '^packages/widgets/src/(?!crud/)[^/]+/([A-Z]\\w*(List|ListView|Detail|Form)\\.tsx|use[A-Z]\\w*Form\\.ts)$',
        pathNot: [
          // Neither is a list of records: marks and logins are ended where they stand.
          '^packages/widgets/src/(notifications/NotificationList|sessions/SessionList)\\.tsx$',
          // They put what was saved into the cache, or are saved by parts of their own.
          '^packages/widgets/src/(policies/PolicyForm|payments/PaymentForm|partner/ProfileForm)\\.tsx$',
        ],
      },
      { path: 'node_modules/@tanstack/react-query/' },
      'useRecordList, useRecordDetail and useRecordForm ask, save, delete and ask again.',
    ),
    no(
      'crud-and-pickers-are-below',
      { path: '^packages/widgets/src/(crud|pickers|history|embed|app|data|live|brand|navigation|sheets|shortcuts)/' },
      {
        path: '^packages/widgets/src/(?!(?:crud|pickers|history|embed|app|data|live|brand|navigation|sheets|shortcuts|testing)/)[^/]+/',
        pathNot: '/messages/(en|es)\\.json$',
      },
      'crud, pickers, history and app are below the features.',
    ),
    no(
      'screens-not-elements',
      { path: '^packages/widgets/src/screens/' },
      { path: '^packages/widgets/src/elements/' },
      'screens and elements do not know each other.',
    ),
    no(
      'elements-not-screens',
      { path: '^packages/widgets/src/elements/' },
      { path: '^packages/widgets/src/(screens|shell)/' },
      'screens and elements do not know each other.',
    ),
    no(
      'light-widgets',
      { path: light, pathNot: '\\.(stories|test)\\.tsx?$|\\.fixtures\\.ts$' },
      {
        path: '^packages/|node_modules/',
        pathNot: [
          light,
          '^packages/ui/src/theme/palette\\.ts$',
          '^packages/core/src/public/directory/',
          'node_modules/(@types/)?react/',
          'node_modules/@vanilla-extract/css/',
        ],
        dependencyTypesNot: ['type-only'],
      },
      'the public widgets weigh what their own code weighs: no library and no other room.',
    ),
    no(
      'one-door-per-room',
      { path: '^packages/([^/]+)/src/([^/]+)/', pathNot: '\\.stories\\.tsx$' },
      {
        path: '^packages/[^/]+/src/[^/]+/.+',
        pathNot: [
          '^packages/$1/src/$2/',
          '/index\\.ts$',
          '\\.json$',
          '\\.fixtures\\.ts$',
          '\\.css\\.ts$',
          '^packages/ui/src/theme/palette\\.ts$',
          '^packages/core/src/public/directory/',
        ],
      },
      'enter another room by its index.ts.',
    ),
    no(
      'statecharts-for-stories',
      {
        path: '^(packages|apps)/',
        pathNot: ['^packages/widgets/src/statecharts/', '^packages/machines/src/', '\\.test\\.ts$'],
      },
      { path: ['^packages/widgets/src/statecharts/.+\\.tsx?$', '^packages/machines/src/(charts|scenarios|testing)/'] },
      'drawings of machines and what tests know of them are for Storybook and tests.',
    ),
    no(
      'store-keeps-sql',
      { path: '^apps/api/src/.+\\.operations\\.ts$' },
      { path: 'node_modules/(kysely|pg)/' },
      'operations know no SQL; the store does.',
    ),
    no('no-orphan-deps', {}, { couldNotResolve: true, pathNot: '^virtual:' }, 'every import resolves.'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.build|\\.tsc|dist|dist-elements|dist-server|storybook-static)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
