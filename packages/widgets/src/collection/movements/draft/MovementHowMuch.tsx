import type { MovementPreview } from '@corredor/core/api';
import { asksFor, isOfWholePremium, kindOf, methodsOf, rowsIn, toRows, usualTable } from '@corredor/core/movements';
import { Columns } from '@corredor/ui/Columns';
import { MoneyField } from '@corredor/ui/MoneyField';
import { PercentField } from '@corredor/ui/PercentField';
import { Select } from '@corredor/ui/Select';
import { Text } from '@corredor/ui/Text';
import { TextArea } from '@corredor/ui/TextArea';
import { useTranslation } from 'react-i18next';
import type { MovementDraft, MovementStepProps } from '../parts/index.ts';
import { netOf, sizeOf } from '../parts/index.ts';
import { DirectionField } from './DirectionField.tsx';
import { useMethodSource } from './useMethodSource.ts';

interface MovementHowMuchProps extends MovementStepProps {
  preview: MovementPreview | null;
  /** What it comes to was refused. */
  hasFailed: boolean;
  /** What is missing, once somebody tried to go on. */
  lacking: ReadonlySet<string>;
}

/** What is typed goes the way of its kind, or that of the whole premium that the first step says. */
function typedIn({ kind, term_net, typed_net }: MovementDraft, size: string) {
  const { sign } = kindOf(kind);
  if (sign !== 'any') return netOf(size, sign === '-' ? '-' : '+', '');
  return netOf(size, 'any', isOfWholePremium(kind) ? term_net : typed_net);
}

/** The second step: how much it is, and by which method. */
export function MovementHowMuch(props: MovementHowMuchProps) {
  const { policy, preview, hasFailed, draft, lacking, onChange } = props;
  const { t } = useTranslation(['movements', 'common']);
  const methods = methodsOf(draft.kind);
  const sourceOf = useMethodSource();
  const method = draft.method ?? preview?.method ?? null;
  const shown = {
    penalty: draft.penalty_percent ?? preview?.penalty_percent ?? '',
    reading: draft.reading ?? preview?.earning_table?.reading ?? usualTable.reading,
    table: draft.table ?? toRows(preview?.earning_table ?? usualTable),
    leastPercent: draft.least_percent ?? preview?.least_percent ?? '',
    leastAmount: draft.least_amount ?? preview?.least_amount ?? '',
  };
  if (methods.length < 2) return <Text tone="muted">{t('onlyMethod')}</Text>;
  return (
    <Columns count={2}>
      <Select
        label={t('field.method')}
        items={methods.map((id) => ({ id, label: t(`common:movementMethod.${id}`) }))}
        description={preview && !hasFailed ? sourceOf(preview, policy) : undefined}
        value={method}
        onChange={(chosen) => chosen && onChange({ method: chosen })}
      />
      {method === 'short_rate' && (
        <PercentField
          label={t('field.penalty_percent')}
          value={shown.penalty}
          onChange={(penalty_percent) => onChange({ penalty_percent })}
        />
      )}
      {method === 'typed' && (
        <MoneyField
          label={t('field.typed_net')}
          isRequired
          currency={policy.currency}
          description={t('help.typedNet')}
          value={sizeOf(draft.typed_net)}
          onChange={(size) => onChange({ typed_net: typedIn(draft, size) })}
          errorMessage={lacking.has('typed_net') ? t('missing.net') : undefined}
        />
      )}
      {method === 'table' && (
        <>
          <Select
            label={t('table.reading')}
            items={(['straight', 'step'] as const).map((id) => ({ id, label: t(`table.${id}`) }))}
            value={shown.reading}
            onChange={(reading) => reading && onChange({ reading, table: shown.table })}
          />
          <TextArea
            label={t('table.rows')}
            description={t('table.help')}
            rows={6}
            mostRows={10}
            value={shown.table}
            onChange={(table) => onChange({ table, reading: shown.reading })}
            errorMessage={rowsIn(shown.table) ? undefined : t('table.wrong')}
          />
        </>
      )}
      {kindOf(draft.kind).sign === 'any' && method === 'typed' && !isOfWholePremium(draft.kind) && (
        <DirectionField net={draft.typed_net} onChange={(typed_net) => onChange({ typed_net })} />
      )}
      {asksFor(draft.kind, 'least_kept') && !['typed', 'none', 'flat'].includes(method ?? '') && (
        <>
          <PercentField
            label={t('field.least_percent')}
            description={t('help.leastPercent')}
            value={shown.leastPercent}
            onChange={(least_percent) => onChange({ least_percent })}
          />
          <MoneyField
            label={t('field.least_amount')}
            currency={policy.currency}
            description={t('help.leastAmount')}
            value={shown.leastAmount}
            onChange={(least_amount) => onChange({ least_amount })}
          />
        </>
      )}
    </Columns>
  );
}
