import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parts } from './parts/index.mjs';
import { everything, partsTouched } from './touched.mjs';
import { touchingEverything } from './try/causes.mjs';
import { listFiles, reach, readGraph } from './try/graph.mjs';

/** Every story is drawn within it. */
const aroundAll = '.storybook/preview.tsx';
const isStories = (path) => path.endsWith('.stories.tsx');
const isWords = (path) => /\/messages\/[^/]+\.json$/.test(path);
const isCode = (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);

/**
 * The files of stories that run something of what was touched, by their imports; `all` where what was touched is around every story.
 * Words are the room's in which they stand, and of whoever names them.
 * @param {string[] | 'all'} touched
 * @returns {string[] | 'all'}
 */
export function storiesReached(touched, root = '.') {
  if (touched === everything || partsTouched(touched, { rooms: parts.rooms }).length > 0) return everything;
  if (touchingEverything(touched).length > 0) return everything;
  const graph = readGraph(root, listFiles(root), touched);
  const usersOf = usersOfWords(root, graph.files);
  const changed = touched.flatMap((path) => [path, ...graph.handedOn(path), ...usersOf(path), ...storiesBeside(path)]);
  const reached = reach(graph, [...new Set(changed)]);
  if (reached.has(aroundAll)) return everything;
  return graph.files.filter((path) => isStories(path) && reached.has(path));
}

/** A component's page names parts that its stories look for. */
const storiesBeside = (path) => (/\.reference\.ts$/.test(path) ? [path.replace('.reference.ts', '.stories.tsx')] : []);

/** Answers who uses the words of a file: the code of its room, and what writes the room's name before a word's. */
function usersOfWords(root, files) {
  const code = files.filter(isCode);
  return (path) => {
    if (!isWords(path)) return [];
    const room = dirname(dirname(path));
    const name = basename(room);
    const isNamed = (text) =>
      ["'", '`'].some((sign) => text.includes(`${sign}${name}:`) || text.includes(`${sign}${name}${sign}`));
    return code.filter((file) => file.startsWith(`${room}/`) || isNamed(readFileSync(join(root, file), 'utf8')));
  };
}
