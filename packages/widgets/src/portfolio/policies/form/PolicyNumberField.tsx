import type { Policy, PolicyRow } from '@corredor/core/api';
import { type ApiClient, call } from '@corredor/core/client';
import { getPolicy, listPolicies } from '@corredor/core/operations';
import { Text } from '@corredor/ui/Text';
import { TextField } from '@corredor/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { NeededField } from './PolicyField.tsx';
import type { PolicyValues } from './policyValues.ts';

/** The number that the insurer gave. A draft may have one that is taken, and is told so: it could not be enabled with it. */
export function PolicyNumberField({ policy }: { policy?: Policy }) {
  const { t } = useTranslation('policies');
  const { watch, getValues } = useFormContext<PolicyValues>();
  const [left, setLeft] = useState(() => getValues('number'));
  const [number, providerId] = watch(['number', 'provider_id']);
  const isDraft = !policy || policy.status === 'draft';
  // What is being typed is not looked for yet; what was left is, and what is stored.
  const isWhole = number === left || number === policy?.number;
  const holder = useNumberHolder(isDraft && isWhole ? number : '', providerId, policy);
  return (
    <NeededField name="number">
      {({ description, ...field }) => (
        <TextField
          {...field}
          maxLength={60}
          onBlur={() => {
            field.onBlur();
            setLeft(field.value);
          }}
          description={
            holder ? (
              <>
                {description}
                <Text as="span" size="sm" tone="caution">
                  {holder.contractor
                    ? t('form.numberTakenBy', { name: holder.contractor.name })
                    : t('form.numberTaken')}
                </Text>
              </>
            ) : (
              description
            )
          }
        />
      )}
    </NeededField>
  );
}

/** The policy of an insurer that has a number already, however it is written; the terms of one policy share theirs. */
function useNumberHolder(text: string, providerId: number | null, own: Policy | undefined): PolicyRow | undefined {
  const number = text.trim();
  const client = useClient();
  const canView = useCan('policy_app.view_policy');
  const { data } = useQuery({
    ...queryOf(client, listPolicies, { query: { search: number, provider: providerId ?? undefined, page_size: 25 } }),
    enabled: canView && number !== '' && providerId !== null,
  });
  const same =
    data?.results.filter(
      (row) =>
        row.id !== own?.id &&
        row.status !== 'draft' &&
        row.provider_id === providerId &&
        row.number?.toLowerCase() === number.toLowerCase(),
    ) ?? [];
  const isOwn = useIsOfTerms(
    same.map(({ id }) => id),
    own,
  );
  return isOwn === false ? same[0] : undefined;
}

/** Tells whether one of some policies is a term before this one; undefined while that is read. */
function useIsOfTerms(ids: readonly number[], own: Policy | undefined): boolean | undefined {
  const client = useClient();
  const before = own?.renewed_from_id ?? null;
  const mustRead = before !== null && ids.length > 0 && !ids.includes(before);
  const { data, isError } = useQuery({
    queryKey: ['termsBefore', before, ids],
    queryFn: ({ signal }) => before !== null && leadsBackTo(before, ids, { client, signal }),
    enabled: mustRead,
  });
  if (mustRead) return isError ? false : data;
  return before !== null && ids.includes(before);
}

type Reading = { client: ApiClient; signal: AbortSignal };

/** Goes back from term to term: one between may have had another number. */
async function leadsBackTo(from: number, ids: readonly number[], reading: Reading): Promise<boolean> {
  const { client, signal } = reading;
  const { renewed_from_id: before } = await call(client, getPolicy, { path: { policyId: from }, signal });
  if (before === null) return false;
  return ids.includes(before) || leadsBackTo(before, ids, reading);
}
