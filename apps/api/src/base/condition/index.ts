export { type Condition, createCondition } from './condition.ts';
export { createEnding, type Ending } from './ending.ts';
export { isDiskFull } from './isDiskFull.ts';
export { heedSignals } from './signals.ts';
export { watchDisk } from './watchDisk.ts';
