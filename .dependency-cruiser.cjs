// One rule for each forbidden edge. Folder names are captured, so a new room is guarded on its first day.
const districts = require('./scripts/districts.json');

const no = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });
const packages = (...names) => `^packages/(${names.join('|')})/`;

const features = '^packages/widgets/src/(identity|portfolio|collection|subscription|public|office)/([^/]+)/';
/** What is loaded on partners' pages. */
const light = '^packages/(ui/src/plain|widgets/src/public/(embed|directory|profile))/';
/** Tests and stories look at their room from outside; words are fetched for all features by one list. */
const lookers = ['\\.(test|stories|fixtures)\\.tsx?$', '/testing/', '/stories/'];
const words = '/messages/[^/]+\\.json$';

/** All that a district may enter: those it names, and what these stand on. */
function below(table, district, seen = new Set()) {
  for (const other of table[district]) if (!seen.has(other)) below(table, other, seen.add(other));
  return seen;
}

/** A district enters only what `scripts/districts.json` puts below it; docs/architecture.md shows the same as a picture. */
const districtRules = Object.entries(districts).flatMap(([root, table]) =>
  Object.keys(table).map((district) => {
    const others = [...below(table, district)];
    const forbidden = Object.keys(table).filter((other) => other !== district && !others.includes(other));
    return no(
      `district-${root.split('/')[1]}-${district}`,
      { path: `^${root}/src/${district}/`, pathNot: lookers },
      { path: `^${root}/src/(${forbidden.join('|')})/`, pathNot: words },
      `${root}: ${district} enters ${others.join(', ') || 'no other district'} only.`,
    );
  }),
);
/** Every folder directly in a src is a district that the table knows. */
const knownDistricts = Object.entries(districts).map(([root, table]) =>
  no(
    `known-districts-${root.split('/')[1]}`,
    { path: `^${root}/src/(?!(?:${Object.keys(table).join('|')}|testing)/)[^/]+/` },
    {},
    'a new district needs its line in scripts/districts.json.',
  ),
);

/** Files of a room that others may enter besides its index. */
const openFiles = [
  '/index\\.ts$',
  '\\.json$',
  '\\.fixtures\\.ts$',
  '\\.css\\.ts$',
  '^packages/ui/src/theme/palette\\.ts$',
  '^packages/core/src/public/directory/',
];
/** Districts that are one room themselves; in all others each folder is a room. */
const single = '(?:fixtures|gallery|records|theme|playground|statecharts|shell|screens|elements|react|testing)';
const enter = 'enter another room by its index.ts.';

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
    ...districtRules,
    ...knownDistricts,
    no(
      'features-not-each-other',
      { path: features, pathNot: ['\\.stories\\.tsx$', '/embed/messages\\.test\\.ts$'] },
      { path: features, pathNot: ['^packages/widgets/src/$1/$2/', '^packages/widgets/src/public/embed/'] },
      'a feature imports no other feature; screens do the arranging.',
    ),
    no(
      'light-widgets',
      { path: light, pathNot: '\\.(stories|test)\\.tsx?$|\\.fixtures\\.ts$' },
      {
        path: '^packages/|node_modules/',
        pathNot: [
          light,
          '^packages/ui/src/theme/palette\\.ts$',
          '^packages/core/src/basics/phones/',
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
      { path: '^packages/([^/]+)/src/([^/]+)/([^/]+)/', pathNot: '\\.stories\\.tsx$' },
      {
        path: `^packages/(?!machines/)[^/]+/src/(?!${single}/)[^/]+/[^/]+/.+`,
        pathNot: ['^packages/$1/src/$2/$3/', ...openFiles],
      },
      enter,
    ),
    no(
      'one-door-per-single-room',
      { path: '^packages/([^/]+)/src/([^/]+)/', pathNot: '\\.stories\\.tsx$' },
      {
        path: [`^packages/[^/]+/src/${single}/.+`, '^packages/machines/src/[^/]+/.+'],
        pathNot: ['^packages/$1/src/$2/', ...openFiles],
      },
      enter,
    ),
    no(
      'one-door-from-single-rooms',
      { path: `^packages/([^/]+)/src/${single}/[^/]+$`, pathNot: '\\.stories\\.tsx$' },
      { path: `^packages/(?!machines/)[^/]+/src/(?!${single}/)[^/]+/[^/]+/.+`, pathNot: openFiles },
      enter,
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
      'testing-for-tests',
      { path: '^(packages|apps)/[^/]+/src/', pathNot: lookers },
      { path: '^(packages|apps)/[^/]+/src/.*testing/' },
      'what helps tests stands in testing, and nothing of the product needs it.',
    ),
    no(
      'store-keeps-sql',
      { path: '^apps/api/src/.+\\.operations\\.ts$' },
      { path: 'node_modules/(kysely|pg)/' },
      'operations know no SQL; the store does.',
    ),
    no(
      'lists-are-drawn-by-their-frame',
      {
        path: '^packages/widgets/src/(?!frames/)',
        // The history of payments has neither search nor views; the others page through rows within a page.
        pathNot: [
          '^packages/widgets/src/subscription/billing/BillingHistoryView\\.tsx$',
          '^packages/widgets/src/portfolio/(policies/rows/PagedRows|imports/PreviewStep)\\.tsx$',
          '^packages/widgets/src/collection/movements/(draft|record|itemSheet)/Movement(Items|Facts|Instalments|SheetRows)\\.tsx$',
          '^packages/widgets/src/office/runs/RunUndoDialog\\.tsx$',
          '\\.stories\\.tsx$',
        ],
      },
      {
        path: '^packages/ui/src/[^/]+/(DataGrid|GridToolbar|ListFrame|ColumnsMenu|FilterBar|Pagination|SelectionBar)/',
        dependencyTypesNot: ['type-only'],
      },
      'a list of records is a RecordListFrame or a ListPage: grid, views, filters, export and pages are theirs.',
    ),
    no(
      'records-are-asked-for-by-their-frame',
      {
        path: '^packages/widgets/src/(?!frames/).+/([A-Z]\\w*(List|ListView|Detail|Form)\\.tsx|use[A-Z]\\w*Form\\.ts)$',
        pathNot: [
          // Neither is a list of records: marks and logins are ended where they stand.
          '^packages/widgets/src/(office/notifications/NotificationList|identity/sessions/SessionList)\\.tsx$',
          // They put what was saved into the cache, or are saved by parts of their own.
          '^packages/widgets/src/(portfolio/policies/form/PolicyForm|collection/payments/PaymentForm|office/partner/ProfileForm|office/settings/SettingsForm)\\.tsx$',
        ],
      },
      { path: 'node_modules/@tanstack/react-query/' },
      'useRecordList, useRecordDetail and useRecordForm ask, save, delete and ask again.',
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
