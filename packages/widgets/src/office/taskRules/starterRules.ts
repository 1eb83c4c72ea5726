import type { TaskRule, TaskRuleInput } from '@corredor/core/api';
import { keysOf } from '@corredor/core/keys';

const common = { business_days: true, stop_when_resolved: true, is_active: true } as const;
/** The rules that are offered to an office without any; name and title are words of the catalogue. */
export const starterRules = {
  late: { ...common, trigger: 'payment_delayed', offset_days: 2, assign: 'owner', kind: 'call', priority: 'high' },
  renewal: {
    ...{ ...common, business_days: false, trigger: 'policy_near_end', offset_days: -30 },
    ...{ assign: 'renewal_owner', kind: 'renewal', priority: 'normal' },
  },
  activated: {
    ...{ ...common, trigger: 'policy_activated', offset_days: 2 },
    ...{ assign: 'owner', kind: 'document', priority: 'normal' },
  },
  movement: {
    ...{ ...common, trigger: 'movement_sent', offset_days: 5 },
    ...{ assign: 'owner', kind: 'mail', priority: 'normal' },
  },
  birthday: {
    ...{ ...common, business_days: false, trigger: 'customer_birthday', offset_days: 0 },
    ...{ assign: 'owner', kind: 'call', priority: 'low' },
  },
} as const satisfies Record<string, Omit<TaskRuleInput, 'name' | 'title'>>;

export type StarterRule = keyof typeof starterRules;
const everyStarter = keysOf(starterRules);

/** Those that the office does not have yet, told by what they wait for. */
export const startersLeft = (rules: readonly Pick<TaskRule, 'trigger'>[]): StarterRule[] =>
  everyStarter.filter((id) => rules.every(({ trigger }) => trigger !== starterRules[id].trigger));
