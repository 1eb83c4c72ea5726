import type { Ref } from '@corredor/core/api';
import { listPolicyInsureds } from '@corredor/core/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { type PickerProps, RecordPicker } from './RecordPicker.tsx';
import { choiceCount, toChoices, useChoices } from './useChoices.ts';

type TitularPickerProps = PickerProps & {
  policyId: number;
  /** The contractor, where that one is insured without being in the list. */
  contractor?: Ref | null;
  /** Others who will be titulars of the policy. */
  others?: readonly Ref[];
  excludedId?: number;
};

/** One of the titulars of a policy, by the number of the customer. */
export function TitularPicker({ policyId, contractor, others = [], excludedId, ...field }: TitularPickerProps) {
  const { isActive, search, events } = useChoices();
  const query = { page_size: choiceCount, relationship: 'titular' as const, search: search || undefined };
  const options = queryOf(useClient(), listPolicyInsureds, { path: { policyId }, query });
  const titulars = useQuery({ ...options, enabled: isActive, placeholderData: keepPreviousData });
  const { items = [], ...state } = toChoices(titulars, ({ customer_id, customer, identification }) => ({
    id: customer_id,
    label: customer.name,
    description: identification,
  }));
  const unlisted = [...(contractor ? [contractor] : []), ...others].filter(
    ({ id }) => !items.some((item) => item.id === id),
  );
  const offered = search ? items : [...unlisted.map(({ id, name }) => ({ id, label: name })), ...items];
  return <RecordPicker {...field} {...events} {...state} items={offered.filter((item) => item.id !== excludedId)} />;
}
