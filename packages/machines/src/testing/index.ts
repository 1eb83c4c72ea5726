export { describeWalk } from './describeWalk.ts';
export { type Walked, type WalkRules, type WalkStep, walk } from './walk.ts';
