import type { Provider, Ref } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { getProvider, listProviders, updateProvider } from '@corredor/core/operations';
import { toast } from '@corredor/ui/Toast';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../base/data/index.ts';
import { useProviderName } from './names.ts';
import { type PickerProps, RecordPicker } from './RecordPicker.tsx';
import { choiceCount, toChoices, useChoices } from './useChoices.ts';
import { type NewRecord, useNewRecord } from './useNewRecord.tsx';

type ProviderOfBranchPickerProps = Omit<PickerProps, 'createAction'> & {
  /** The branch that the company must sell, once it is chosen. */
  branch: Ref | null;
  newProvider?: NewRecord;
  /** What a new company is called whatever was typed to look for it. */
  newName?: string;
};

/**
 * One insurance company. Those that sell the branch come first; the others say that they do not, and to choose one of them adds the branch to
 * it, where the reader may change companies. One that is not there yet is made on the spot.
 */
export function ProviderOfBranchPicker({ branch, newProvider, newName, ...field }: ProviderOfBranchPickerProps) {
  const { t } = useTranslation('pickers');
  const client = useClient();
  const canChange = useCan('policy_app.change_provider');
  const addBranch = useAddBranch();
  const { isActive, search, events } = useChoices();
  const filter = {
    page_size: choiceCount,
    // What fits best comes first.
    ordering: search ? undefined : ('name' as const),
    search: search || undefined,
  };
  const sellers = useQuery({
    ...queryOf(client, listProviders, { query: { ...filter, branch: branch?.id } }),
    enabled: isActive,
    placeholderData: keepPreviousData,
  });
  const isRoomLeft = (sellers.data?.results.length ?? choiceCount) < choiceCount;
  const all = useQuery({
    ...queryOf(client, listProviders, { query: filter }),
    enabled: isActive && branch !== null && isRoomLeft,
    placeholderData: keepPreviousData,
  });
  const found = useProviderName(field.valueLabel === undefined ? field.value : null);
  const { picker, dialog } = useNewRecord({
    ...field,
    valueLabel: field.valueLabel ?? found,
    label: t('newProvider'),
    permission: 'policy_app.add_provider',
    draw: newProvider,
    newName,
  });
  const choices = toChoices(sellers, ({ id, name, short_name, ruc }) => ({
    id,
    label: short_name || name,
    description: [short_name && name, ruc ?? t('noNumber')].filter(Boolean).join(' · '),
  }));
  const others = isRoomLeft && branch ? (all.data?.results ?? []).filter((one) => !sells(one, branch)) : [];
  const items = [
    ...(choices.items ?? []),
    ...others.map(({ id, name, short_name, ruc, is_sample }) => ({
      id,
      isSample: is_sample ?? false,
      label: short_name || name,
      description: `${ruc ?? t('noNumber')} · ${t(canChange ? 'addBranch' : 'lacksBranch')}`,
      icon: canChange ? Plus : undefined,
      isDisabled: !canChange,
    })),
  ];
  const choose: PickerProps['onChange'] = (id, record) => {
    const before = field.value;
    field.onChange(id, record);
    if (!record || !branch || !others.some((one) => one.id === id)) return;
    // It stands there at once; what cannot be added is taken back.
    void addBranch(record, branch).then((isAdded) => {
      if (!isAdded) field.onChange(before, null);
    });
  };
  return (
    <>
      <RecordPicker
        {...field}
        {...picker}
        {...events}
        items={items}
        isLoading={choices.isLoading || all.isFetching}
        isFailed={choices.isFailed}
        onChange={choose}
      />
      {dialog}
    </>
  );
}

const sells = ({ branch_ids }: Provider, branch: Ref) => branch_ids.includes(branch.id);

/** Adds a branch to a company as it is now; answers whether that succeeded, and tells the person. */
function useAddBranch() {
  const { t } = useTranslation('pickers');
  const client = useClient();
  const queries = useQueryClient();
  return async (provider: Ref, branch: Ref): Promise<boolean> => {
    const query = queryOf(client, getProvider, { path: { providerId: provider.id } });
    try {
      const { version, branch_ids } = await queries.fetchQuery({ ...query, staleTime: 0 });
      const changed = await call(client, updateProvider, {
        path: { providerId: provider.id },
        header: ifMatch(version),
        body: { branch_ids: [...new Set([...branch_ids, branch.id])] },
      });
      queries.setQueryData(query.queryKey, changed);
      void refreshAfter(queries, updateProvider);
      toast.success(t('branchAdded', { provider: provider.name, branch: branch.name }));
      return true;
    } catch (error) {
      toast.error(toCallError(error).message);
      return false;
    }
  };
}
