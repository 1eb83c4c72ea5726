// Builds the elements for partners' pages into packages/widgets/dist-elements. Called by npm start when a source changed.
import { buildElements } from './elements/buildElements.mjs';

await buildElements('packages/widgets/dist-elements');
