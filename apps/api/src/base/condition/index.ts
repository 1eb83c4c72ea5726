export { type Condition, createCondition } from './condition.ts';
export { isDiskFull } from './isDiskFull.ts';
export { heedSignals } from './signals.ts';
export { watchDisk } from './watchDisk.ts';
