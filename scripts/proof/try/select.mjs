import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesLeftOut } from '../wanted.mjs';
import { checksFor, readersOf, touchingEverything, widelyConcerned } from './causes.mjs';
import { linesChangedSince } from './changes.mjs';
import { listFiles, listMade, reach, readGraph } from './graph.mjs';
import { readImpact, testsThatRan } from './impact.mjs';
import { distanceBetween, nameOfRoom, roomOf } from './rooms.mjs';

const isTest = (path) => /\.test\.(ts|tsx|mjs)$/.test(path);
const isStories = (path) => /\.stories\.tsx$/.test(path);
const isJourney = (path) => /^e2e\/[^/]+\.e2e\.ts$/.test(path);
/** Tests of the host stand among the server's, but start none. */
const isOfServer = (path) => path.startsWith('apps/api/');
/** Tests of no room of their own: they go over everything, and take long. */
const isWide = (path) => path.startsWith('apps/api/src/testing/');
/** Here all operations come together: by imports everything above them runs everything below. */
const isWhereAllMeet = (path) => /^apps\/api\/src\/(app\/resources|testing\/testApi|main)\.ts$/.test(path);

/**
 * What proves most of these changes in a minute, each list with what is nearest first.
 * @param changes `{ path, isDeleted }` of each changed file: see changesSince
 * @returns `whole`: changed files that touch everything; `lint` and `deleted`: changed files that are there, and that are not; `unit`, `api`, `stories`
 *   and `journeys`: files to run; `checks`: names of those in scripts/check.mjs; `isRecorded`: whether the server's tests are chosen by what they ran
 */
export function select(changes, { root = '.', impact = readImpact(root) } = {}) {
  const paths = changes.map(({ path }) => path);
  const [there, gone] = [false, true].map((isGone) =>
    changes.filter((one) => one.isDeleted === isGone).map(({ path }) => path),
  );
  const graph = readGraph(root, listFiles(root), gone);
  // What only the long run proves is left to it.
  const isHere = new Set(graph.files).difference(new Set(filesLeftOut('unit')));
  const reached = reach(graph, [...paths, ...madeOf(paths, root)], isWhereAllMeet);
  const nearest = [...reached].sort(([, a], [, b]) => a - b).map(([path]) => path);
  const withReaders = [...new Set([...nearest.filter(isTest), ...readersOf(paths)])].filter((path) => isHere.has(path));
  return {
    whole: touchingEverything(paths),
    lint: there,
    deleted: gone,
    unit: withReaders.filter((path) => !isOfServer(path)),
    api: serverTests(paths, { root, graph, impact, reached, isHere }),
    stories: storiesFor(paths, reached, graph.files),
    checks: checksFor(paths),
    journeys: journeysFor(paths, root, graph.files),
    isRecorded: impact !== undefined,
  };
}

/** A change of the document is one of what is made of it. */
const madeOf = (paths, root) => (paths.some((path) => path.startsWith('openapi/')) ? listMade(root) : []);

/** The tests of the server in the order in which they are worth their time. */
function serverTests(paths, world) {
  const { impact, reached, isHere } = world;
  const ranks = new Map();
  const note = (test, rank) => {
    if (isHere.has(test) && isOfServer(test) && (ranks.get(test) ?? Number.POSITIVE_INFINITY) > rank)
      ranks.set(test, rank);
  };
  for (const path of paths) {
    if (isTest(path)) note(path, 0);
    for (const [test, sureness] of ranBy(path, world))
      note(test, sureness * 10 + distanceBetween(test, path) + (isWide(test) ? 5 : 0));
  }
  for (const test of widelyConcerned(paths)) note(test, 5);
  // By imports, as far as they tell anything: a test that was never noted, or all of them where nothing is.
  for (const [test, steps] of reached)
    if (isTest(test) && !impact?.files[test]) note(test, (steps <= 3 ? 5 : 30) + steps + (isWide(test) ? 30 : 0));
  const cost = (test) => (impact?.files[test]?.ms ?? 3000) / Math.max(impact?.files[test]?.promises ?? 1, 1);
  return [...ranks].sort(([a, one], [b, other]) => one - other || cost(a) - cost(b)).map(([test]) => test);
}

/** The tests of the server that ran this file, each with how sure that is. */
function ranBy(path, { root, graph, impact }) {
  if (path.startsWith('openapi/')) return impact ? byOperation(path, root, impact) : [];
  if (!/^(apps\/api|packages\/core)\//.test(path)) return [];
  if (!impact) return nearby(path, graph);
  const takers = takersOf(path, graph, impact);
  const lines = impact.sources[path] && linesChangedSince(impact.commit, path, root);
  const found = testsThatRan(impact, path, { lines, takers });
  const isNoted = [...found.values()].some((sureness) => sureness < 3);
  return isNoted ? found : [...found, ...nearby(path, graph)];
}

/** Who takes a file that runs nothing itself (numbers, words): the nearest of those above it that do. */
function takersOf(path, graph, impact) {
  let level = [path];
  const seen = new Set(level);
  while (level.length > 0) {
    level = level
      .flatMap((one) => [...(graph.takenBy.get(one) ?? [])])
      .filter((one) => !seen.has(one) && seen.add(one));
    const ran = level.filter((one) => impact.sources[one]?.lines);
    if (ran.length > 0) return ran;
  }
  return [];
}

/** Where nothing is noted: tests of the same room or district, and of the rooms that take it. */
function nearby(path, graph) {
  const users = [...reach(graph, [path], isWhereAllMeet)].filter(([user, steps]) => steps <= 3 && isOfServer(user));
  const rooms = new Map([[roomOf(path), 0], ...users.map(([user, steps]) => [roomOf(user), steps])].reverse());
  return graph.files.flatMap((file) => {
    if (!isOfServer(file) || !isTest(file)) return [];
    if (rooms.has(roomOf(file))) return [[file, 1 + rooms.get(roomOf(file)) / 10]];
    const distance = distanceBetween(file, path);
    return distance <= 2 ? [[file, 1 + distance]] : [];
  });
}

/** A part of the document: the tests that called its operations. */
function byOperation(path, root, impact) {
  const file = join(root, path);
  if (!existsSync(file) || !existsSync(join(root, '.build/openapi.json'))) return [];
  const ids = new Set([...readFileSync(file, 'utf8').matchAll(/operationId:\s*(\w+)/g)].map(([, id]) => id));
  const { paths } = JSON.parse(readFileSync(join(root, '.build/openapi.json'), 'utf8'));
  const calls = Object.entries(paths).flatMap(([address, item]) =>
    Object.entries(item)
      .filter(([, one]) => ids.has(one.operationId))
      .map(([method]) => `${method} ${address.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  return Object.entries(impact.files)
    .filter(([, file]) => calls.some((call) => file.calls.includes(call)))
    .map(([test]) => [test, 1]);
}

/** The stories of the rooms that changed, and those of what shows them. */
function storiesFor(paths, reached, files) {
  const ranks = new Map();
  for (const [path, steps] of reached) if (isStories(path)) ranks.set(path, 10 + steps);
  const words = paths.filter((path) => /^packages\/.+\/messages\/.+\.json$/.test(path));
  for (const path of paths) {
    if (!/^packages\/(ui|widgets|machines)\/src\//.test(path)) continue;
    const room = roomOf(path);
    for (const stories of files.filter(isStories))
      if (stories.startsWith(`${room}/`) && (ranks.has(stories) || words.includes(path)))
        ranks.set(stories, Math.min(ranks.get(stories) ?? 9, distanceBetween(stories, path)));
    // Words are fetched by all through one list; the screens that show a room have its name.
    if (words.includes(path))
      for (const stories of files.filter(isStories))
        if (stories.includes('/screens/') && isNamedAfter(stories, nameOfRoom(path)))
          ranks.set(stories, ranks.get(stories) ?? 10);
  }
  return [...ranks].sort(([, a], [, b]) => a - b).map(([path]) => path);
}

const singular = (room) => room.replace(/ies$/, 'y').replace(/s$/, '');
const isNamedAfter = (path, room) => path.split('/').at(-1).toLowerCase().startsWith(singular(room).toLowerCase());

/** The journeys that name the rooms which changed, those that do it most first. */
function journeysFor(paths, root, files) {
  const rooms = new Set(
    paths.filter((path) => /^(packages\/(core|widgets|machines)|apps\/api)\/src\//.test(path)).map(nameOfRoom),
  );
  if (rooms.size === 0) return paths.filter(isJourney);
  const pattern = new RegExp(`\\b(?:${[...rooms].map((room) => RegExp.escape(room)).join('|')})\\b`, 'g');
  const counted = files
    .filter(isJourney)
    .map((file) => [file, readFileSync(join(root, file), 'utf8').match(pattern)?.length ?? 0]);
  const named = counted.filter(([, count]) => count > 0).sort(([, a], [, b]) => b - a);
  return [...new Set([...paths.filter(isJourney), ...named.map(([file]) => file)])];
}
