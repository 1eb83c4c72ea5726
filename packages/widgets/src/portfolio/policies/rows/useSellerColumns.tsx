import type { PolicySeller } from '@corredor/core/api';
import { type Money, multiplyByPercent } from '@corredor/core/money';
import { Button } from '@corredor/ui/Button';
import type { EditableColumn } from '@corredor/ui/EditableRows';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { TextField } from '@corredor/ui/TextField';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { SellerChoicePicker } from '../../../frames/pickers/index.ts';
import type { SellerValues } from './sellerValues.ts';
import type { ListRow } from './useRows.tsx';
import { usePercentageColumn, useSinceColumn } from './useValueColumns.tsx';

interface SellerColumnsOptions {
  draft: SellerValues | null;
  change: (values: Partial<SellerValues>) => void;
  currency: string;
  /** The policy's whole commission; none where no percentage is known. */
  commission: Money | undefined;
  /** Whether a row counts today. */
  standing: (row: PolicySeller) => 'counts' | 'replaced' | 'later';
}

/** The columns of a policy's sellers: who, since when, which share, and what that is of the commission. */
export function useSellerColumns(options: SellerColumnsOptions): EditableColumn<ListRow<PolicySeller>>[] {
  const { draft, change, currency, commission, standing } = options;
  const { t } = useTranslation('policies');
  const { money } = useFormats();
  const amountOf = (percentage: string | undefined) =>
    commission && percentage ? money(multiplyByPercent(commission, percentage), currency) : '—';
  const since = useSinceColumn<PolicySeller>(options);
  const share = usePercentageColumn<PolicySeller>(t('rows.share'), options);
  return [
    {
      id: 'seller',
      header: t('rows.seller'),
      read: ({ saved }) =>
        saved && (
          <Stack gap="none">
            <span>{saved.name}</span>
            <Text as="span" size="sm" tone="muted">
              {t(`rows.${standing(saved)}`)}
            </Text>
          </Stack>
        ),
      edit: ({ saved }) => (saved ? saved.name : <SellerField draft={draft} change={change} />),
    },
    since,
    share,
    {
      id: 'commission',
      header: t('rows.commission'),
      align: 'end',
      read: ({ saved }) => amountOf(saved?.percentage ?? draft?.percentage),
    },
  ];
}

/** A user of the brokerage, or the name of somebody who is none. */
function SellerField({ draft, change }: Pick<SellerColumnsOptions, 'draft' | 'change'>) {
  const { t } = useTranslation('policies');
  if (draft?.isNamed)
    return (
      <Stack gap="xsmall">
        <TextField
          label={t('rows.sellerName')}
          isLabelHidden
          maxLength={120}
          value={draft.name}
          onChange={(name) => change({ name })}
        />
        <div>
          <Button size="small" tone="quiet" onPress={() => change({ isNamed: false, name: '' })}>
            {t('rows.sellerByUser')}
          </Button>
        </div>
      </Stack>
    );
  return (
    <SellerChoicePicker
      label={t('rows.seller')}
      isLabelHidden
      value={draft?.chosen ?? null}
      onChange={(chosen) => change({ chosen, name: chosen?.name ?? '' })}
      createAction={{
        label: t('rows.sellerByName'),
        onAction: (text) => change({ isNamed: true, chosen: null, name: text }),
      }}
    />
  );
}
