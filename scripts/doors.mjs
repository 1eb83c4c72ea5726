// Each room is entered by its index.ts: it lists every name, and opens ten files at most. A longer list stands here with its reason, and so does a
// room of more than thirty files.
// And no two files differ by case only, which some file systems and every reader would take for one.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

const most = 10;
const longer = {
  'packages/core/src/fixtures': { files: 20, because: 'an example of each record' },
  'packages/core/src/contract/operations': {
    files: Number.POSITIVE_INFINITY,
    because: 'generated: a file for each operation of the document',
  },
  'packages/core/src/portfolio/imports': {
    files: 16,
    because: 'how a file becomes rows of each kind: its fields, their heads, and one reader of cells',
  },
  'apps/api/src/collection/payments': {
    files: 11,
    because: 'instalments, receipts, crossings and notices, with what other rooms ask of an instalment',
  },
  'packages/widgets/src/collection/movements/parts': {
    files: 11,
    because: 'what the draft, the record, the list and the sheet of a movement share',
  },
  'packages/widgets/src/frames/forms': {
    files: 18,
    because: 'the parts from which the form of every entity is composed',
  },
  'packages/widgets/src/frames/lists': {
    files: 20,
    because: 'the parts from which the list and the board of every entity are composed',
  },
  'packages/widgets/src/public/embed': {
    files: 15,
    because: 'all that the public widgets may load: lint keeps them out of other rooms',
  },
  'packages/widgets/src/frames/pickers': {
    files: 25,
    because:
      'a picker and a name for each kind of record, one for the rows of a policy, and the fields that several features share',
  },
};

/** A room has so many files of the product at most; what is larger stands here with its reason. */
const mostFiles = 30;
const larger = {
  'packages/core/src/contract/operations': 'generated: a file for each operation of the document',
  'packages/widgets/src/screens': 'a file for each screen: features are brought together there',
  'packages/widgets/src/office/tasks': 'one entity in four looks (day, board, month, list), with its rules',
  'packages/ui/src/data/DataGrid': 'one component, whose parts nobody else enters',
  'apps/host/src/routes': 'a file for each route',
  'apps/api/src/testing': 'what only tests use',
};
const isOfProduct = (path) =>
  /\.tsx?$/.test(path) && !/\.(test|stories|fixtures|css|reference|d)\.tsx?$|\/(index|_)[^/]*$/.test(path);

const doors = globSync('{packages,apps}/*/src/**/index.ts').map((door) => {
  const lines = readFileSync(door, 'utf8').matchAll(/^export (?<star>\*)?[^;]*? from '(?<file>[^']+)'/gm);
  const opened = [...lines].map(({ groups }) => groups);
  return {
    room: dirname(door).replaceAll('\\', '/'),
    files: new Set(opened.map(({ file }) => file)).size,
    hasStar: opened.some(({ star }) => star !== undefined),
  };
});
const notOurs = new Set(['node_modules', 'dist', '.build', '.cache']);
const files = globSync('{packages,apps,e2e,openapi,scripts}/**/*.*', {
  exclude: (path) => notOurs.has(basename(path)),
});
const rooms = Map.groupBy(
  files.map((path) => path.replaceAll('\\', '/')).filter((path) => path.includes('/src/') && isOfProduct(path)),
  (path) => dirname(path),
);
const byName = Map.groupBy(files.map(withoutEnding), (name) => name.toLowerCase());
const pairs = [...byName.values()].map((names) => [...new Set(names)]).filter((names) => names.length > 1);

const problems = [
  ...pairs.map((names) => `${names.join(' and ')}: differ by case only; name one of them for what it holds`),
  ...doors
    .filter(({ hasStar }) => hasStar)
    .map(({ room }) => `${room}: the door lists its names, it does not pass on a star`),
  ...doors
    .filter(({ room, files }) => files > (longer[room]?.files ?? most))
    .map(
      ({ room, files }) =>
        `${room}: the door opens ${files} files, over ${longer[room]?.files ?? most}; part the room, or say why in scripts/doors.mjs`,
    ),
  ...[...rooms]
    .filter(([room, { length }]) => length > mostFiles && !larger[room])
    .map(
      ([room, { length }]) =>
        `${room}: holds ${length} files, over ${mostFiles}; part the room, or say why in scripts/doors.mjs`,
    ),
  ...Object.keys(larger)
    .filter((room) => (rooms.get(room)?.length ?? 0) <= mostFiles)
    .map((room) => `${room}: has no more than ${mostFiles} files; take it out of scripts/doors.mjs`),
  ...Object.keys(longer)
    .filter((name) => !doors.some(({ room, files }) => room === name && files > most))
    .map((room) => `${room}: needs no longer door any more; take it out of scripts/doors.mjs`),
];
function withoutEnding(path) {
  return path.replaceAll('\\', '/').replace(/\.[^./]+$/, '');
}

for (const problem of problems) console.error(`doors: ${problem}`);
if (problems.length === 0) console.log(`${doors.length} doors.`);
process.exit(problems.length > 0 ? 1 : 0);
