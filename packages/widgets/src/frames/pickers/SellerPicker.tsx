import { listSellerCandidates, listSellers } from '@corredor/core/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { type PickerProps, RecordPicker } from './RecordPicker.tsx';
import { choiceCount, toChoices, useChoices } from './useChoices.ts';

/** One user of the brokerage as a seller, found by name. */
export function SellerPicker(field: PickerProps) {
  const { isActive, search, events } = useChoices();
  const filter = { page_size: choiceCount, search: search || undefined };
  const options = queryOf(useClient(), listSellerCandidates, { query: filter });
  const users = useQuery({ ...options, enabled: isActive, placeholderData: keepPreviousData });
  return <RecordPicker {...field} {...events} {...toChoices(users, ({ id, name }) => ({ id, label: name }))} />;
}

/** Who gets a share: a user of the brokerage, or a seller who is none. */
export type SellerChoice = { user_id: number; name: string } | { seller_id: number; name: string };

type SellerChoicePickerProps = Omit<PickerProps, 'value' | 'onChange'> & {
  value: SellerChoice | null;
  onChange: (choice: SellerChoice | null) => void;
};

/** A user of the brokerage, or an active seller who is none, found by name; who may not view sellers finds users. */
export function SellerChoicePicker({ value, onChange, ...field }: SellerChoicePickerProps) {
  const { t } = useTranslation('pickers');
  const client = useClient();
  const mayViewSellers = useCan('finance_app.view_seller');
  const { isActive, search, events } = useChoices();
  const filter = { page_size: choiceCount, search: search || undefined };
  const users = useQuery({
    ...queryOf(client, listSellerCandidates, { query: filter }),
    enabled: isActive,
    placeholderData: keepPreviousData,
  });
  const others = useQuery({
    ...queryOf(client, listSellers, { query: { ...filter, is_active: true, has_user: false } }),
    enabled: isActive && mayViewSellers,
    placeholderData: keepPreviousData,
  });
  // A choice is told by one number: users by theirs, other sellers by theirs below nothing.
  const choices = [
    ...(users.data?.results ?? []).map(({ id, name }) => ({ id, label: name, description: t('userOfBrokerage') })),
    ...(others.data?.results ?? []).map(({ id, name }) => ({ id: -id, label: name, description: undefined })),
  ];
  return (
    <RecordPicker
      {...field}
      {...events}
      items={users.data && (!mayViewSellers || others.data || others.isError) ? choices : undefined}
      isLoading={users.isFetching || others.isFetching}
      isFailed={users.isError || others.isError}
      value={value && ('user_id' in value ? value.user_id : -value.seller_id)}
      valueLabel={value?.name}
      onChange={(id, record) => {
        const name = record?.name ?? '';
        if (id === null) onChange(null);
        else onChange(id > 0 ? { user_id: id, name } : { seller_id: -id, name });
      }}
    />
  );
}

type SellerRecordPickerProps = PickerProps & {
  /** Leaves one seller out, such as the one who is merged. */
  excludedId?: number;
};

/** One seller's record, of a user or of anybody else, found by what sellers are searched by. */
export function SellerRecordPicker({ excludedId, ...field }: SellerRecordPickerProps) {
  const { isActive, search, events } = useChoices();
  const filter = { page_size: choiceCount, ordering: 'name' as const, search: search || undefined };
  const options = queryOf(useClient(), listSellers, { query: filter });
  const sellers = useQuery({ ...options, enabled: isActive, placeholderData: keepPreviousData });
  const { items, ...state } = toChoices(sellers, ({ id, name, email, identification }) => ({
    id,
    label: name,
    description: identification ?? email ?? undefined,
  }));
  return <RecordPicker {...field} {...events} {...state} items={items?.filter((item) => item.id !== excludedId)} />;
}
