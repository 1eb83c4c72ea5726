export { sweepFiles, sweepJob } from './sweepFiles.ts';
