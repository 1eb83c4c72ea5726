import type { Policy } from '@corredor/core/api';
import { getPolicy, listPolicies } from '@corredor/core/operations';
import { ComboBox } from '@corredor/ui/ComboBox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { useSampleMarks } from '../pickers/index.ts';

interface PolicyPickerProps {
  label: string;
  value: number | null;
  onChange: (id: number | null) => void;
  /** Only those in this state are offered. */
  status?: Policy['status'];
  isRequired?: boolean;
  errorMessage?: string;
}

/** One policy that has a number, found by it or by its contractor. */
export function PolicyPicker({ status, value, onChange, ...field }: PolicyPickerProps) {
  const { t } = useTranslation('frames');
  const client = useClient();
  const marked = useSampleMarks();
  const [text, setText] = useState('');
  const [isActive, setActive] = useState(false);
  const search = text.trim();
  const found = useQuery({
    ...queryOf(client, listPolicies, {
      query: { page_size: 20, ordering: search ? undefined : '-created_at', search: search || undefined, status },
    }),
    enabled: isActive,
    placeholderData: keepPreviousData,
  });
  const chosen = useQuery({
    ...queryOf(client, getPolicy, { path: { policyId: value ?? 0 } }),
    enabled: value !== null,
  });
  const items = (found.data?.results ?? []).flatMap(({ id, number, contractor, is_sample }) =>
    number ? [marked({ id, label: number, description: contractor?.name ?? '', isSample: is_sample ?? false })] : [],
  );
  const name = chosen.data?.number ?? (value === null ? '' : t('hits.unnumbered'));
  return (
    <ComboBox
      {...field}
      items={items}
      value={value}
      valueLabel={name}
      isLoading={found.isFetching}
      onFocus={() => setActive(true)}
      onInputChange={(typed) => setText(typed === name ? '' : typed)}
      onChange={onChange}
    />
  );
}
