import type {
  InsuredSelectType,
  TaskKind,
  TaskPriority,
  TaskRule,
  TaskRuleAssignee,
  TaskTrigger,
} from '@corredor/core/api';
import { hasPolicy, mayBeBefore } from '@corredor/core/tasks';

/** A rule as its form holds it: the days are counted from nought, before or after. */
export interface TaskRuleValues {
  name: string;
  trigger: TaskTrigger;
  days: number | null;
  side: 'before' | 'after';
  business_days: boolean;
  branch_id: number | null;
  provider_id: number | null;
  insured_select_type: InsuredSelectType | null;
  min_net: string | null;
  title: string;
  kind: TaskKind;
  priority: TaskPriority;
  assign: TaskRuleAssignee;
  user_id: number | null;
  stop_when_resolved: boolean;
  is_active: boolean;
}

export const triggerWords: readonly TaskTrigger[] = [
  'payment_delayed',
  'policy_near_end',
  'policy_activated',
  'movement_sent',
  'customer_added',
  'customer_birthday',
];
export const assigneeWords: readonly TaskRuleAssignee[] = ['owner', 'renewal_owner', 'seller', 'user'];
export const selectTypes: readonly InsuredSelectType[] = ['personal', 'corporate', 'massive'];

/** The form of a rule. */
export const toTaskRuleValues = ({ offset_days, ...rule }: TaskRule): TaskRuleValues => ({
  name: rule.name,
  trigger: rule.trigger,
  days: Math.abs(offset_days),
  side: offset_days < 0 ? 'before' : 'after',
  business_days: rule.business_days,
  branch_id: rule.branch_id,
  provider_id: rule.provider_id,
  insured_select_type: rule.insured_select_type,
  min_net: rule.min_net,
  title: rule.title,
  kind: rule.kind,
  priority: rule.priority,
  assign: rule.assign,
  user_id: rule.user_id,
  stop_when_resolved: rule.stop_when_resolved,
  is_active: rule.is_active,
});
/** The form of a new one. */
export const newTaskRuleValues: TaskRuleValues = {
  name: '',
  trigger: 'payment_delayed',
  days: 0,
  side: 'after',
  business_days: true,
  branch_id: null,
  provider_id: null,
  insured_select_type: null,
  min_net: null,
  title: '',
  kind: 'call',
  priority: 'normal',
  assign: 'owner',
  user_id: null,
  stop_when_resolved: true,
  is_active: true,
};

/** What is sent; what a cause cannot have is left out, and what a rule waits for is said once. */
export function toTaskRuleInput({ days, side, ...values }: TaskRuleValues, isNew: boolean) {
  const { trigger, ...rest } = values;
  const isBefore = side === 'before' && mayBeBefore(trigger);
  const filters = hasPolicy(trigger)
    ? {}
    : { branch_id: null, provider_id: null, insured_select_type: null, min_net: null };
  return {
    ...rest,
    ...filters,
    ...(isNew ? { trigger } : {}),
    name: values.name.trim(),
    title: values.title.trim(),
    min_net: hasPolicy(trigger) ? values.min_net || null : null,
    offset_days: days === null ? null : isBefore ? 0 - days : days,
    user_id: values.assign === 'user' ? values.user_id : null,
  };
}
