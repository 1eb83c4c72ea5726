// The work of a job that is no command of its own, so that what it says can be told in one piece: work.mjs <name> [words].
import { buildElements, buildHost, prepare } from '../lib/build.mjs';
import { runEndToEnd } from '../lib/endToEnd.mjs';
import { buildStorybook } from '../lib/storybookBuild.mjs';

const works = {
  elements: buildElements,
  host: buildHost,
  storybook: () => buildStorybook({ isForTests: true }),
  'end to end': (words) => runEndToEnd(words),
  'all that a server needs': prepare,
};

const [name, ...words] = process.argv.slice(2);
process.exit(await works[name](words));
