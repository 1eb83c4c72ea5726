import type { MovementPreview, Policy } from '@corredor/core/api';
import { addMoney, compareMoney, type Money, multiplyByPercent, subtractMoney } from '@corredor/core/money';
import { kindOf } from '@corredor/core/movements';
import { endsOn } from '@corredor/core/policies';
import { Card } from '@corredor/ui/Card';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { FiguresBefore, type MovementDraft, MovementFigures } from '../parts/index.ts';
import * as css from './MovementLedger.css.ts';
import { MovementMade } from './MovementMade.tsx';

interface MovementLedgerProps {
  policy: Policy;
  draft: Pick<MovementDraft, 'kind' | 'effective_date' | 'new_end_date'>;
  /** Null as long as something is missing that it needs. */
  preview: MovementPreview | null;
  isComputing: boolean;
  /** Whether what it charges is one instalment. */
  isSingle: boolean;
}

/** What a policy costs before a movement, what changes of it and what it costs after, with the instalments that follow, while the movement is drafted. */
export function MovementLedger({ policy, draft, preview, isComputing, isSingle }: MovementLedgerProps) {
  const { t } = useTranslation('movements');
  const toCollect = toCollectOf(policy.instalments_summary);
  return (
    <Card title={t('ledger.title')}>
      <div aria-busy={isComputing}>
        <Stack gap="small">
          {preview ? (
            <>
              <MovementFigures
                net={preview.net_delta}
                charges={preview.charges}
                total={preview.total_delta}
                explanation={preview.explanation}
                currency={preview.currency}
                before={{
                  net: policy.current_total === preview.current_total ? policy.current_net_premium : null,
                  total: preview.current_total,
                  toCollect: isStillTrue(toCollect, policy, preview) ? toCollect : null,
                }}
                toCollect={changeOfOpen(preview)}
                ends={endsOf(policy, draft)}
                commission={commissionOf(policy, preview)}
              />
              <MovementMade preview={preview} isSingle={isSingle} />
            </>
          ) : (
            <>
              <FiguresBefore
                net={policy.current_net_premium}
                total={policy.current_total}
                toCollect={toCollect}
                currency={policy.currency}
              />
              <Text tone="muted">{t('ledger.waits')}</Text>
            </>
          )}
        </Stack>
      </div>
    </Card>
  );
}

/** The last day of the term before and after a movement that moves it. */
function endsOf(policy: Policy, { kind, effective_date, new_end_date }: MovementLedgerProps['draft']) {
  const before = endsOn(policy);
  const { makesPolicy } = kindOf(kind);
  const ways = { closed: effective_date, extended: new_end_date, reopened: policy.end_date };
  const after = makesPolicy ? ways[makesPolicy] : null;
  return before && after && before !== after ? { before, after } : undefined;
}
/** What a policy earns in all, and what a movement changes of that: its net premium by the same percentage. */
const commissionOf = ({ commission, commission_percent: percent }: Policy, { net_delta }: MovementPreview) =>
  commission && percent !== null
    ? { before: commission.total, change: multiplyByPercent(net_delta, percent) }
    : undefined;
/** What is left to collect of a policy; null where it has no instalments. */
const toCollectOf = ({ count, total, collected }: Policy['instalments_summary']) =>
  count > 0 ? subtractMoney(total, collected) : null;
/** What issuing a movement adds to it or takes off it: its credit pays as much as is open, its charge is paid by credits first. */
const changeOfOpen = ({ total_delta, crossed }: MovementPreview) =>
  subtractMoney(compareMoney(total_delta, '0.00') < 0 ? '0.00' : total_delta, crossed);
/** Whether the policy is still what the preview was computed from, as far as anybody can tell. */
const isStillTrue = (toCollect: Money | null, policy: Pick<Policy, 'current_total'>, preview: MovementPreview) =>
  toCollect !== null &&
  policy.current_total === preview.current_total &&
  compareMoney(addMoney(toCollect, changeOfOpen(preview)), '0.00') >= 0;

/** The three sums of a movement in one line, for a page too narrow to have the ledger beside its fields. */
export function MovementSums({ preview }: { preview: MovementPreview }) {
  const { t } = useTranslation('movements');
  const { money } = useFormats();
  const { currency, current_total, total_delta, next_total } = preview;
  return (
    <span className={css.short}>
      {t('ledger.short', {
        before: money(current_total, currency),
        change: money(total_delta, currency),
        after: money(next_total, currency),
      })}
    </span>
  );
}
