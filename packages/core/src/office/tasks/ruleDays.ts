import { addDays, type PlainDate } from '../../basics/dates/index.ts';
import type { TaskTrigger } from '../../contract/api/index.ts';
import { addBusinessDays } from './businessDays.ts';

/** Days that are known beforehand, so that a rule may ask for a task before them. */
const knownBefore: readonly TaskTrigger[] = ['policy_near_end', 'customer_birthday'];
/** Kinds of causes that have no policy, whose branch or insurer could be asked for. */
const withoutPolicy: readonly TaskTrigger[] = ['customer_birthday', 'customer_added'];
/** Nothing is told of longer before it comes: the longest that a policy may ask for. */
const longestLead = 366;
/** How far back it is looked for what a server that stood still has missed. */
const missedDays = 7;

export const mayBeBefore = (trigger: TaskTrigger) => knownBefore.includes(trigger);
export const hasPolicy = (trigger: TaskTrigger) => !withoutPolicy.includes(trigger);

export interface RuleDays {
  trigger: TaskTrigger;
  offset_days: number;
  business_days: boolean;
  /** The day since when the rule is on. */
  active_since: PlainDate;
}
/** The due date of a task whose cause is of that day. */
export const dueOfRule = (
  { offset_days, business_days }: Pick<RuleDays, 'offset_days' | 'business_days'>,
  causedOn: PlainDate,
): PlainDate => (business_days ? addBusinessDays(causedOn, offset_days) : addDays(causedOn, offset_days));

/** The days whose causes can bring a task of a rule today, each with the due date: none from before the rule was on. */
export function ruleDays(rule: RuleDays, today: PlainDate): { caused_on: PlainDate; due_on: PlainDate }[] {
  const [, since = today] = [addDays(today, -missedDays), rule.active_since].toSorted();
  const span = Math.ceil((Math.abs(rule.offset_days) * 7) / 5) + 3;
  const last = mayBeBefore(rule.trigger) ? addDays(today, Math.max(longestLead, span)) : today;
  const days: { caused_on: PlainDate; due_on: PlainDate }[] = [];
  for (let caused_on = addDays(since, -span); caused_on <= last; caused_on = addDays(caused_on, 1)) {
    const due_on = dueOfRule(rule, caused_on);
    // Of what every policy says by itself, when its end is near, the policy is asked.
    const isTime = rule.trigger === 'policy_near_end' || caused_on <= today || due_on <= today;
    if (due_on >= since && isTime) days.push({ caused_on, due_on });
  }
  return days;
}

/** The day before which an instalment was late already, so that its rule brings no task for it by itself: the first of the rule's days, or tomorrow where it has none yet. */
export const lateBefore = (rule: RuleDays, today: PlainDate): PlainDate =>
  ruleDays(rule, today)[0]?.caused_on ?? addDays(today, 1);
