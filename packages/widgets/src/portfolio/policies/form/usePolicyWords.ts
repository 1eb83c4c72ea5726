import type { ExtraField, Policy } from '@corredor/core/api';
import { askedExtra, extraName, extraOn, extraValue, mergeExtra } from '@corredor/core/extras';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { toExtraInput, useExtraText } from '../../../frames/extras/index.ts';
import type { ConflictField } from '../../../frames/forms/index.ts';
import { agreedOf } from './agreedValues.ts';
import { type PolicyValues, policyFields, toPolicyValues } from './policyValues.ts';

const agreedParts = ['count', 'down_payment', 'first_due_date'] as const;
const isField = (name: string): name is keyof PolicyValues => policyFields.some((field) => field === name);

/** Names the fields of a policy and those of its branch, and writes their values for a comparison. */
export function usePolicyWords(extraFields: readonly ExtraField[] = []) {
  const { t } = useTranslation(['policies', 'common']);
  const { money, date, percent, language } = useFormats();
  const extraText = useExtraText();
  const labelOf = (name: string) => {
    if (isField(name)) return t(`field.${name}`);
    const part = agreedParts.find((one) => name === `agreed_plan.${one}`);
    if (part) return t(`agreed.${part}`);
    const extra = extraFields.find(({ key }) => name === `extra.${key}`);
    return extra && extraName(extra, language);
  };
  /** Both versions of every field; `nameOf` finds the names behind the numbers that somebody chose. */
  const compare = (mine: PolicyValues, current: Policy, theirs: Policy): ConflictField[] => {
    const other = toPolicyValues(theirs);
    const nameOf = (id: number | null) => {
      const refs = [current, theirs].flatMap((one) => [
        one.branch,
        one.provider,
        one.provider_office,
        one.contractor,
        one.payer,
      ]);
      return refs.find((ref) => ref?.id === id)?.name ?? (id === null ? '' : `#${id}`);
    };
    const write = (values: PolicyValues, name: keyof PolicyValues): string => {
      switch (name) {
        case 'branch_id':
        case 'provider_id':
        case 'provider_office_id':
        case 'contractor_id':
        case 'payer_id':
          return nameOf(values[name]);
        case 'start_date':
        case 'end_date':
          return date(values[name]);
        case 'net_premium':
        case 'total_grant':
        case 'maximum_insured_sum':
          return values[name] && money(values[name], current.currency);
        case 'commission_percent':
          return values[name] && percent(values[name]);
        case 'insured_select_type':
          return t(`common:selectType.${values[name]}`);
        case 'extra': {
          const extra = mergeExtra({}, toExtraInput(values.extra));
          return askedExtra(extraOn(theirs.extra_fields, 'policy'))
            .map((field) => `${extraName(field, language)}: ${extraText(field, extraValue(extra, field.key)) || '—'}`)
            .join(' · ');
        }
        case 'agreed_plan': {
          const { way, count, down_payment, first_due_date } = agreedOf(values.agreed_plan);
          if (way === 'months' || way === 'own') return t(`agreed.way.${way}`);
          return [
            way === 'down' && money(down_payment || null, current.currency),
            t('agreed.number', { count: count ?? 0 }),
            date(first_due_date),
          ]
            .filter(Boolean)
            .join(' · ');
        }
        case 'is_insured':
        case 'renews':
          return t(values[name] ? 'common:state.yes' : 'common:state.no');
        default:
          return String(values[name] ?? '');
      }
    };
    return policyFields.map((name) => ({
      name,
      label: t(`field.${name}`),
      mine: write(mine, name),
      theirs: write(other, name),
    }));
  };
  return { labelOf, compare };
}
