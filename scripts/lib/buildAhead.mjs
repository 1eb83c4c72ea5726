// Builds what later stages need while there is room beside another one; what fails is told again by the stage that needs it.
import { prepare } from './build.mjs';
import { buildStorybook } from './storybookBuild.mjs';

process.exit((await prepare()) || (await buildStorybook()));
