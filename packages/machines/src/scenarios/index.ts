export { type MachineName, scenarios } from './scenarios.ts';
