/** What touches everything: only the whole run says whether it holds. */
const everything = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  /^(.+\/)?package\.json$/,
  /^(.+\/)?(vite|vitest|tsup|playwright)\.config\.(ts|js)$/,
  /^(.+\/)?tsconfig[^/]*\.json$/,
  /^\.storybook\/(main|preview|decorators|surroundings|surroundingsOf|applySurroundings|playwright\.config)\.tsx?$/,
  /^\.storybook\/tests\//,
];

/** The quick checks of `npm run check`, with what concerns each. */
const checks = {
  boundaries: [/^(packages|apps|e2e)\/.+\.tsx?$/, '.dependency-cruiser.cjs', 'scripts/districts.json'],
  districts: ['scripts/districts.json', 'docs/architecture.md', 'scripts/districts.mjs'],
  doors: [/^(packages|apps)\/.+\.tsx?$/, /^packages\/[^/]+\/package\.json$/, 'scripts/doors.mjs'],
  addresses: [/^(packages|apps|e2e)\/.+\.tsx?$/, 'scripts/addresses.mjs'],
  document: [/^openapi\//, 'redocly.yaml'],
  generated: [
    /^openapi\//,
    /^scripts\/(generate\.mjs|lib\/(recordWords|registered)\.mjs|lib\/packages\/widgets\/)/,
    /^packages\/core\/src\/(records|portfolio\/movements)\//,
    /^packages\/widgets\/src\/(playground\/promised\.ts|elements\/.+|.+\/app\/resources\.ts|public\/embed\/.+)$/,
    /^packages\/.+\/messages\/.+\.json$/,
    /^(docs\/(partners-guide|guia-para-socios)\.md|apps\/host\/public\/widgets\/llms\.txt)$/,
  ],
  promised: [
    /^openapi\//,
    /^scripts\/specification/,
    /^docs\/specification\.md$/,
    /\/messages\/.+\.json$/,
    /\.stories\.tsx$/,
    /^packages\/core\/src\/.+\.ts$/,
    /^apps\/host\/src\/(routes|app)\//,
  ],
};

/** Tests that read files of the project as text, which no import tells. */
const readers = {
  'packages/widgets/src/base/app/messages.test.ts': [/^packages\/.+\/messages\/.+\.json$/],
  'packages/widgets/src/frames/history/words.test.ts': [/^apps\/api\/src\/.+\.ts$/, /\/history\/messages\//],
  'packages/widgets/src/statecharts/stateStories.test.ts': [/^packages\/widgets\/src\/.+\.stories\.tsx$/],
  'packages/machines/src/scenarios/scenarios.test.ts': [/^packages\/machines\/src\//],
  'packages/widgets/src/playground/playground.test.ts': [/^packages\/widgets\/src\/elements\//],
  'scripts/font.test.mjs': [/^packages\/.+\/messages\/.+\.json$/, /\.(woff2|stories\.tsx)$/, /^apps\/api\/src\/demo\//],
  'scripts/lib/componentReferences.test.mjs': [
    /^packages\/ui\/src\/.+\.tsx$/,
    /\.reference\.ts$/,
    /^scripts\/lib\/entry-points\//,
  ],
  'scripts/lib/patterns.test.mjs': [/\.mdx$/, /^packages\/.+\/messages\/.+\.json$/],
  'scripts/lib/rooms.test.mjs': [/^packages\/.+\/index\.ts$/],
  'scripts/lib/storyTitles.test.mjs': [/\.stories\.tsx$/, /\.mdx$/],
  'scripts/lib/packages/widgets/contract.test.mjs': [
    /^packages\/widgets\/src\/(elements|public)\//,
    /^apps\/api\/src\/public\/widgets\//,
  ],
  'scripts/lib/packages/widgets/guide.test.mjs': [/^docs\/(partners-guide|guia-para-socios)\.md$/, /llms\.txt$/],
  'scripts/new/new.test.mjs': [/^scripts\/new\//],
  'scripts/new/field/field.test.mjs': [/^scripts\/new\//, /described[A-Z]\w*\.ts$/],
};

/** Tests of the server that go over all operations or all tables, and what concerns them before others. */
const wide = {
  'apps/api/src/testing/authorisation.test.ts': [
    /^openapi\//,
    /^apps\/api\/src\/server\//,
    /^packages\/core\/src\/identity\//,
  ],
  'apps/api/src/testing/contract.test.ts': [/^openapi\//, /^apps\/api\/src\/server\//],
  'apps/api/src/testing/planLimits.test.ts': [/^openapi\//, /^apps\/api\/src\/subscription\//],
  'apps/api/src/testing/tenants.test.ts': [/^apps\/api\/src\/database\//],
};

const meets = (path, patterns) => patterns.some((one) => (typeof one === 'string' ? one === path : one.test(path)));
const named = (table, paths) =>
  Object.entries(table).flatMap(([name, patterns]) => (paths.some((path) => meets(path, patterns)) ? [name] : []));

export const touchingEverything = (paths) => paths.filter((path) => meets(path, everything));
export const checksFor = (paths) => named(checks, paths);
export const readersOf = (paths) => named(readers, paths);
export const widelyConcerned = (paths) => named(wide, paths);
export const testsNamed = [...Object.keys(readers), ...Object.keys(wide)];
