// Publishes the stories to Chromatic where a project token is configured.
import { run } from './lib/run.mjs';
import { buildStorybook } from './lib/storybookBuild.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'Chromatic needs CHROMATIC_PROJECT_TOKEN; without it, `npm test` compares the pictures of stories locally.',
  );
  process.exit(0);
}
const built = await buildStorybook();
process.exit(built === 0 ? await run('chromatic', ['--skip-update-check', ...process.argv.slice(2)]) : built);
