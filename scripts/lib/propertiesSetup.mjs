import fc from 'fast-check';
import { seed, usualRuns } from './properties.mjs';

// A property that fails says its seed itself.
fc.configureGlobal({ seed, numRuns: usualRuns });
