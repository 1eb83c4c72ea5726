export { birthdayIn } from './birthdayIn.ts';
export { addBusinessDays } from './businessDays.ts';
export { type Following, followingTask, latestRepeat } from './repeats.ts';
export { dueOfRule, hasPolicy, lateBefore, mayBeBefore, type RuleDays, ruleDays } from './ruleDays.ts';
export { taskDay } from './taskDay.ts';
export { taskMoves } from './taskMoves.ts';
