import type { Seller, SellerMerge } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { mergeSellers, previewSellerMerge } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Link } from '@corredor/ui/Link';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { toast } from '@corredor/ui/Toast';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { queryOf, refreshAfter, useRequestKey } from '../../base/data/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { AskDialog, useDialogForm } from '../../frames/asking/index.ts';
import { SellerRecordPicker } from '../../frames/pickers/index.ts';

interface MergeSellersDialogProps {
  seller: Seller;
  onClose: () => void;
}

/** Gives all shares of one seller to another, after it is said in how many policies, and removes the seller. */
export function MergeSellersDialog({ seller, onClose }: MergeSellersDialogProps) {
  const { t } = useTranslation(['sellers', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const keyOf = useRequestKey();
  const { go } = useNavigation();
  const [heir, setHeir] = useState<{ id: number; name: string } | null>(null);
  const path = { sellerId: seller.id };
  const preview = useQuery({
    ...queryOf(client, previewSellerMerge, { path, query: { into: heir?.id ?? 0 } }),
    enabled: heir !== null,
    staleTime: 0,
  });
  const merging = useMutation({
    mutationFn: (body: { into_id: number }) =>
      call(client, mergeSellers, {
        path,
        header: { ...ifMatch(seller.version), ...keyOf([seller.id, seller.version, body.into_id]) },
        body,
      }),
    onSuccess: (after) => {
      toast.success(t('merge.done', { name: seller.name, heir: after.name }));
      onClose();
      go(paths.sellerRecord(after.id));
      void refreshAfter(queries, mergeSellers);
    },
  });
  const error = merging.error && toCallError(merging.error);
  const form = useDialogForm<{ into_id: number | null }, { into_id: number }>({
    place: `sellers.merge ${seller.id}`,
    begun: { into_id: null },
    faults: ({ into_id }) => ({ into_id: into_id === null && t('merge.missing') }),
    toInput: ({ into_id }) => ({ into_id: into_id ?? 0 }),
    error,
    isBusy: merging.isPending,
    onSubmit: (body) => merging.mutate(body),
  });
  const field = form.field('into_id');
  return (
    <AskDialog
      size="small"
      title={t('merge.title', { name: seller.name })}
      verb={t('merge.confirm')}
      tone="critical"
      form={form}
      isDisabled={heir !== null && (!preview.data || preview.data.refusal !== undefined)}
      failure={error && !error.fields.into_id ? error.message : undefined}
      onClose={onClose}
    >
      <SellerRecordPicker
        {...field}
        label={t('merge.into')}
        description={t('merge.intoHelp', { name: seller.name })}
        excludedId={seller.id}
        isRequired
        onChange={(id, record) => {
          field.onChange(id);
          setHeir(record);
        }}
      />
      <div role="status">
        {heir && preview.isPending && (
          <>
            <Skeleton width="60%" />
            <VisuallyHidden>{t('merge.loading')}</VisuallyHidden>
          </>
        )}
        {heir && preview.data && <MergeText merge={preview.data} heir={heir.name} />}
      </div>
      {preview.error && (
        <ErrorState title={t('merge.failed')} text={preview.error.message} onRetry={() => void preview.refetch()} />
      )}
    </AskDialog>
  );
}

/** What merging would do, or why it cannot be done. */
function MergeText({ merge, heir }: { merge: SellerMerge; heir: string }) {
  const { t } = useTranslation('sellers');
  if (merge.refusal === 'sellers_are_users') return <Text>{t('merge.sellers_are_users')}</Text>;
  if (merge.refusal === 'sellers_share_policies')
    return (
      <Stack gap="xsmall">
        <Text>{t('merge.sellers_share_policies', { count: merge.clashes_count })}</Text>
        <ul>
          {merge.clashes.map(({ id, name }) => (
            <li key={id}>
              <Link href={paths.policyRecord(id)}>{name}</Link>
            </li>
          ))}
        </ul>
      </Stack>
    );
  const { policies_count: count } = merge;
  return (
    <Text>
      {count === 0 ? t('merge.none') : t('merge.policies', { count, heir })} {t('merge.final')}
    </Text>
  );
}
