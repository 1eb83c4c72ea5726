// Reads the tree once, holds every import against the rules of .dependency-cruiser.cjs, and looks for circles of folders.
import { cruise, format } from 'dependency-cruiser';
import readOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import readTypes from 'dependency-cruiser/config-utl/extract-ts-config';
import { circlesOfFolders } from './proof/circles.mjs';

const options = await readOptions('./.dependency-cruiser.cjs');
const { output } = await cruise(['packages', 'apps', 'e2e'], options, undefined, {
  tsConfig: readTypes(options.tsConfig.fileName),
});
const told = await format(output, { outputType: 'err' });
console.log(told.output);
const circles = circlesOfFolders(output.modules.filter(({ source }) => /^(packages|apps)\//.test(source)));
for (const circle of circles)
  console.error(
    `these folders need one another: ${circle.join(', ')}. What they need of each other belongs into a third one, below them.`,
  );
process.exit(told.exitCode > 0 || circles.length > 0 ? 1 : 0);
