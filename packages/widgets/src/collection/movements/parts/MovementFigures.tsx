import type { MovementCharge, MovementStep } from '@corredor/core/api';
import { daysBetween, type PlainDate } from '@corredor/core/dates';
import { addMoney, type Money, subtractMoney } from '@corredor/core/money';
import { chargeName } from '@corredor/core/premium';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { useSignedMoney } from '../../../frames/ledger/index.ts';
import * as styles from './MovementFigures.css.ts';
import { useStepWords } from './useMovementWords.ts';

/** The premium of a policy before a movement; its net premium and what is left to collect are null where they are not known. */
export interface PremiumBefore {
  net: Money | null;
  total: Money;
  toCollect: Money | null;
}
interface MovementFiguresProps {
  net: Money;
  charges: readonly MovementCharge[];
  total: Money;
  explanation: readonly MovementStep[];
  currency: string;
  /** Of a movement that is being made: what the policy costs before it, to stand beside what it costs after. */
  before?: PremiumBefore;
  /** What issuing it changes of what is left to collect. */
  toCollect?: Money;
  /** The last day of the term before and after it, where it moves that. */
  ends?: { before: PlainDate; after: PlainDate };
  /** What the policy earns before it, and what it changes of that, for who may see it. */
  commission?: { before: Money; change: Money };
}

/** What a movement charges or gives back, line by line, beside what the policy costs before and after, and how it was found. */
export function MovementFigures({
  net,
  charges,
  total,
  explanation,
  currency,
  before,
  toCollect,
  ends,
  commission,
}: MovementFiguresProps) {
  const { t } = useTranslation(['movements', 'common']);
  const { language } = useFormats();
  const wordsOf = useStepWords();
  const beforeNet = before?.net ?? null;
  const isTall = useIsTall(currency)(before && [before.total, addMoney(before.total, total), total]);
  const columns = { currency, isCompared: before !== undefined, isTall };
  return (
    <Stack gap="small">
      <table className={styles.table} aria-label={t('ledger.label')}>
        <Heads isCompared={before !== undefined} isTall={isTall} />
        {ends && <EndLine {...ends} isTall={isTall} />}
        <Line {...columns} name={t('common:premium.net')} before={beforeNet} change={net} />
        {before && charges.length > 0 && (
          <Line
            {...columns}
            name={t('field.charges')}
            before={beforeNet && subtractMoney(before.total, beforeNet)}
            change={addMoney('0.00', ...charges.map(({ amount }) => amount))}
          />
        )}
        {charges.map((line) => (
          <Line
            key={line.code}
            {...columns}
            kind={before && 'part'}
            name={chargeName(line, language)}
            before={null}
            change={line.amount}
          />
        ))}
        <Line
          {...columns}
          kind="total"
          name={before ? t('common:premium.total') : t('field.total_delta')}
          before={before?.total ?? null}
          change={total}
        />
        {before?.toCollect && toCollect !== undefined && (
          <Line {...columns} kind="total" name={t('ledger.toCollect')} before={before.toCollect} change={toCollect} />
        )}
        {commission && <Line {...columns} name={t('ledger.commission')} {...commission} />}
      </table>
      {explanation.length > 0 && (
        <section aria-label={t('common:premium.how')}>
          <Stack gap="xxsmall">
            <Text weight="semibold">{t('common:premium.how')}</Text>
            {explanation.map((step) => (
              <Text key={step.code} size="sm" tone="muted">
                {wordsOf(step, currency)}
              </Text>
            ))}
          </Stack>
        </section>
      )}
    </Stack>
  );
}

/** Amounts longer than this leave no room for words beside them: the words stand above. */
const longestBeside = 12;
function useIsTall(currency: string) {
  const { money } = useFormats();
  return (amounts: readonly Money[] = []) => amounts.some((amount) => money(amount, currency).length > longestBeside);
}

function Heads({ isCompared, isTall }: Pick<LineProps, 'isCompared' | 'isTall'>) {
  const { t } = useTranslation('movements');
  return (
    <thead>
      <tr>
        {!isTall && (
          <th scope="col" className={styles.concept}>
            {t('ledger.concept')}
          </th>
        )}
        {isCompared && <th scope="col">{t('ledger.before')}</th>}
        <th scope="col">{t('ledger.change')}</th>
        {isCompared && <th scope="col">{t('ledger.after')}</th>}
      </tr>
    </thead>
  );
}

/** What a policy costs before a movement, with the places of what is not known yet. */
export function FiguresBefore({ net, total, toCollect, currency }: PremiumBefore & { currency: string }) {
  const { t } = useTranslation(['movements', 'common']);
  const isTall = useIsTall(currency)([total]);
  const columns = { currency, isCompared: true, isTall, change: null };
  return (
    <table className={styles.table} aria-label={t('ledger.label')}>
      <Heads isCompared isTall={isTall} />
      {net !== null && <Line {...columns} name={t('common:premium.net')} before={net} />}
      <Line {...columns} kind="total" name={t('common:premium.total')} before={total} />
      {toCollect !== null && <Line {...columns} kind="total" name={t('ledger.toCollect')} before={toCollect} />}
    </table>
  );
}

interface LineProps {
  name: string;
  /** Null where it is not known. */
  before: Money | null;
  /** Null while it is not known. */
  change: Money | null;
  currency: string;
  /** Whether what was before and comes after stands beside the change. */
  isCompared: boolean;
  /** Whether its words stand above its amounts. */
  isTall: boolean;
  /** One of the charges that the line above adds up, or a sum. */
  kind?: 'part' | 'total';
}
/** One line of the premium: before, what changes of it with its sign, and after. */
function Line({ name, before, change, currency, isCompared, isTall, kind }: LineProps) {
  const { money } = useFormats();
  const signed = useSignedMoney();
  const { t } = useTranslation('movements');
  const unknown = (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('ledger.unknown')}</VisuallyHidden>
    </>
  );
  const amounts = (
    <>
      {isCompared && <td>{before !== null && money(before, currency)}</td>}
      <td>{change === null ? unknown : signed(change, currency)}</td>
      {isCompared && (
        <td>{change === null ? unknown : before !== null && money(addMoney(before, change), currency)}</td>
      )}
    </>
  );
  const look = [kind === 'part' && styles.part, kind === 'total' && styles.sum].filter(Boolean).join(' ');
  return (
    <Row name={name} isTall={isTall} look={look}>
      {amounts}
    </Row>
  );
}

/** The last day of the term, by how many days it moves, and where to. */
function EndLine({ before, after, isTall }: { before: PlainDate; after: PlainDate; isTall: boolean }) {
  const { t } = useTranslation('movements');
  const { shortDate } = useFormats();
  const days = daysBetween(before, after);
  return (
    <Row name={t('ledger.end')} isTall={isTall}>
      <td>{shortDate(before)}</td>
      <td>{t(days < 0 ? 'ledger.daysLess' : 'ledger.daysMore', { count: Math.abs(days) })}</td>
      <td>{shortDate(after)}</td>
    </Row>
  );
}

interface RowProps {
  name: string;
  isTall: boolean;
  look?: string;
  children: ReactNode;
}
/** Words and what stands beside them; below them where that is long. */
function Row({ name, isTall, look, children }: RowProps) {
  const className = [look, isTall && styles.tall].filter(Boolean).join(' ') || undefined;
  if (!isTall)
    return (
      <tbody className={className}>
        <tr>
          <th scope="row">{name}</th>
          {children}
        </tr>
      </tbody>
    );
  return (
    <tbody className={className}>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          {name}
        </th>
      </tr>
      <tr>{children}</tr>
    </tbody>
  );
}
