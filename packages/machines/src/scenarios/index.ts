export { records, type WalkRecord } from './records.ts';
export { type MachineName, scenarios } from './scenarios.ts';
