// The design system, its reference and every screen: with live reload, or with `-- --build` as static files to publish.
import { buildElements } from './lib/build.mjs';
import { run } from './lib/run.mjs';
import { buildStorybook, storybookFolder } from './lib/storybookBuild.mjs';

const options = process.argv.slice(2);
const port = options.some((option) => option === '-p' || option.startsWith('--port')) ? [] : ['--port', '6006'];
const dev = () => run('storybook', ['dev', '--no-open', ...port, ...options], { STORYBOOK_DISABLE_TELEMETRY: '1' });

async function build() {
  const code = await buildStorybook();
  if (code === 0) console.log(`Storybook lies in ${storybookFolder}; any server of static files can publish it.`);
  return code;
}
process.exit(options.includes('--build') ? await build() : (await buildElements()) || (await dev()));
