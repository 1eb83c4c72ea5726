// The design system and every screen, with live reload.
import { buildElements } from './lib/build.mjs';
import { run } from './lib/run.mjs';

const options = process.argv.slice(2);
const port = options.some((option) => option === '-p' || option.startsWith('--port')) ? [] : ['--port', '6006'];
const dev = () => run('storybook', ['dev', '--no-open', ...port, ...options], { STORYBOOK_DISABLE_TELEMETRY: '1' });
process.exit((await buildElements()) || (await dev()));
