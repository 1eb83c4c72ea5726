// Features name operations, never addresses. What partners' pages load may write its own, so that it carries nothing else.
import { globSync, readFileSync } from 'node:fs';

const rooms = 'packages/widgets/src/{public/embed,public/directory,public/profile,elements,react}/';
const files = globSync('{packages/widgets,packages/machines,packages/ui,apps/host}/src/**/*.{ts,tsx}', {
  exclude: [`${rooms}**`],
});
/** Files that may, each with its reason. */
const allowed = {
  'apps/host/src/server/outwardLinks.test.ts': 'links of a page that is drawn',
  'apps/host/src/server/keepLanguage.test.ts': 'links of a page that is drawn',
  'apps/host/src/inside/asked.test.ts': 'tells addresses apart',
  'packages/widgets/src/office/images/Images.stories.tsx': 'the address of a picture, as the server answers it',
};
const address = /["'`](?:[A-Z]+ )?\/api\/(?!')/;

const problems = files
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !Object.hasOwn(allowed, file))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (address.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
for (const problem of problems) console.error(`addresses: name the operation instead (core/operations): ${problem}`);
if (problems.length === 0) console.log(`No address of the API is written in ${files.length} files.`);
process.exit(problems.length > 0 ? 1 : 0);
