import type { MovementPreview, Policy } from '@corredor/core/api';
import { addMoney, compareMoney, type Money, subtractMoney } from '@corredor/core/money';
import { Card } from '@corredor/ui/Card';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { FiguresBefore, MovementFigures } from '../parts/index.ts';
import * as css from './MovementLedger.css.ts';
import { MovementMade } from './MovementMade.tsx';

interface MovementLedgerProps {
  policy: Pick<Policy, 'current_total' | 'current_net_premium' | 'currency' | 'instalments_summary'>;
  /** Null as long as something is missing that it needs. */
  preview: MovementPreview | null;
  isComputing: boolean;
  /** Whether what it charges is one instalment. */
  isSingle: boolean;
}

/** What a policy costs before a movement, what changes of it and what it costs after, with the instalments that follow, while the movement is drafted. */
export function MovementLedger({ policy, preview, isComputing, isSingle }: MovementLedgerProps) {
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
