import type { TaskRule } from '@corredor/core/api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { ConflictField } from '../../frames/forms/index.ts';
import { type StarterRule, starterRules } from './starterRules.ts';
import { type TaskRuleValues, toTaskRuleValues } from './taskRuleValues.ts';

type Timing = Pick<TaskRuleValues, 'days' | 'side' | 'business_days'>;

/** Says a rule in sentences, names its fields, and writes their values for a comparison. */
export function useTaskRuleWords() {
  const { t } = useTranslation(['taskRules', 'common']);
  const { money } = useFormats();
  const timing = ({ days, side, business_days }: Timing) =>
    days ? t(`${side}.${business_days ? 'business' : 'calendar'}`, { count: days }) : t('sameDay');
  const doer = ({ assign, user_id }: TaskRuleValues, { user }: TaskRule) =>
    assign === 'user' ? (user?.id === user_id ? (user?.name ?? '') : t('other')) : t(`assign.${assign}`);
  const labels: Record<string, string> = {
    name: t('field.name'),
    trigger: t('field.trigger'),
    days: t('field.days'),
    offset_days: t('field.days'),
    business_days: t('field.business_days'),
    branch_id: t('field.branch'),
    provider_id: t('field.provider'),
    insured_select_type: t('field.insured_select_type'),
    min_net: t('field.min_net'),
    title: t('field.title'),
    kind: t('field.kind'),
    priority: t('field.priority'),
    assign: t('field.assign'),
    user_id: t('field.user'),
  };
  const compare = (mine: TaskRuleValues, theirs: TaskRule): ConflictField[] => {
    const other = toTaskRuleValues(theirs);
    const yesNo = (is: boolean) => t(is ? 'common:state.yes' : 'common:state.no');
    const ref = (id: number | null, known: { id: number; name: string } | null) =>
      id === null ? '' : known?.id === id ? known.name : t('other');
    const typeOf = ({ insured_select_type: type }: TaskRuleValues) => (type ? t(`common:selectType.${type}`) : '');
    const net = ({ min_net }: TaskRuleValues) => (min_net ? money(min_net) : '');
    return [
      { name: 'name', label: t('field.name'), mine: mine.name, theirs: other.name },
      { name: 'days', label: t('field.days'), mine: timing(mine), theirs: timing(other) },
      {
        name: 'branch_id',
        label: t('field.branch'),
        mine: ref(mine.branch_id, theirs.branch),
        theirs: ref(other.branch_id, theirs.branch),
      },
      {
        name: 'provider_id',
        label: t('field.provider'),
        mine: ref(mine.provider_id, theirs.provider),
        theirs: ref(other.provider_id, theirs.provider),
      },
      { name: 'insured_select_type', label: t('field.insured_select_type'), mine: typeOf(mine), theirs: typeOf(other) },
      { name: 'min_net', label: t('field.min_net'), mine: net(mine), theirs: net(other) },
      { name: 'title', label: t('field.title'), mine: mine.title, theirs: other.title },
      { name: 'kind', label: t('field.kind'), mine: t(`kind.${mine.kind}`), theirs: t(`kind.${other.kind}`) },
      {
        name: 'priority',
        label: t('field.priority'),
        mine: t(`priority.${mine.priority}`),
        theirs: t(`priority.${other.priority}`),
      },
      { name: 'assign', label: t('field.assign'), mine: doer(mine, theirs), theirs: doer(other, theirs) },
      {
        name: 'stop_when_resolved',
        label: t('field.stop_when_resolved'),
        mine: yesNo(mine.stop_when_resolved),
        theirs: yesNo(other.stop_when_resolved),
      },
      {
        name: 'is_active',
        label: t('field.is_active'),
        mine: yesNo(mine.is_active),
        theirs: yesNo(other.is_active),
      },
    ];
  };
  /** When it is due, who does it, and of which policies: what tells a rule from others. */
  const sayRule = (rule: TaskRule) => {
    const values = toTaskRuleValues(rule);
    return [
      `${t(`trigger.${rule.trigger}`)}: ${timing(values)}`,
      doer(values, rule),
      rule.branch?.name,
      rule.provider?.name,
      rule.insured_select_type && t(`common:selectType.${rule.insured_select_type}`),
      rule.min_net && t('fromNet', { amount: money(rule.min_net) }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  /** When the task of an offered rule is due, and who does it. */
  const sayStarter = (id: StarterRule) => {
    const { trigger, offset_days, business_days, assign } = starterRules[id];
    const side = offset_days < 0 ? 'before' : 'after';
    return `${t(`trigger.${trigger}`)}: ${timing({ days: Math.abs(offset_days), side, business_days })} · ${t(`assign.${assign}`)}`;
  };
  return { labelOf: (name: string) => labels[name], compare, sayRule, sayStarter };
}
