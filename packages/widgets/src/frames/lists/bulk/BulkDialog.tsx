import { paths } from '@corredor/core/paths';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { Dialog } from '@corredor/ui/Dialog';
import { Link } from '@corredor/ui/Link';
import { ProgressBar } from '@corredor/ui/ProgressBar';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import * as styles from './BulkDialog.css.ts';
import type { BulkMore, BulkOutcome, BulkVerb, RunOnRow } from './bulk.ts';
import { type BulkState, isWaiting } from './useBulkRun.ts';

export interface BulkDialogProps<Row> {
  state: BulkState<Row>;
  nameOf: (row: Row) => string;
  /** What rows come to. */
  tells?: (rows: readonly Row[]) => string;
  onStart: (verb: BulkVerb<Row>, run: RunOnRow<Row>, more?: BulkMore) => void;
  /** A dialog of a verb has done it itself, to all of them at once. */
  onFinished: (rows: readonly Row[]) => void;
  onRetry: () => void;
  onCancel: () => void;
  onClose: () => void;
}

/** Asks before many rows are changed, shows how far it is, and says in the end what became of each. */
export default function BulkDialog<Row>(props: BulkDialogProps<Row>) {
  const { state, onClose } = props;
  const { t } = useTranslation('frames');
  if (state.step === 'idle') return null;
  if (state.step === 'asking') return <Question {...props} state={state} />;
  const verb = state.verb.label;
  const isRunning = state.step === 'running';
  return (
    <Dialog
      isOpen
      size={isRunning ? 'small' : 'medium'}
      isDismissable={!isRunning}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t(isRunning ? 'bulk.running' : 'bulk.reportTitle', { verb })}
      actions={
        state.step === 'running' ? (
          <Button onPress={props.onCancel} isDisabled={state.isCancelled}>
            {t(state.isCancelled ? 'bulk.stopping' : 'bulk.stop')}
          </Button>
        ) : (
          <WaysOn {...props} state={state} />
        )
      }
    >
      {state.step === 'running' ? <Progress state={state} /> : <Ended {...props} state={state} />}
    </Dialog>
  );
}

type At<Row, Step extends BulkState<Row>['step']> = Extract<BulkState<Row>, { step: Step }>;

interface QuestionProps<Row> extends Omit<BulkDialogProps<Row>, 'state'> {
  state: At<Row, 'asking'>;
}
function Question<Row>({ state, tells, onStart, onFinished, onClose }: QuestionProps<Row>) {
  const { t } = useTranslation('frames');
  const { verb, count, isAtLeast = false, rows = null } = state;
  const many = { count, context: isAtLeast ? 'atLeast' : undefined };
  // The sum is that of the rows that will be done: what is refused is said, and does not count.
  const going = rows?.filter((row) => (verb.isFor?.(row) ?? true) && !verb.refuses?.(row) && !verb.needsNothing?.(row));
  if (verb.ask)
    return verb.ask({
      count,
      isAtLeast,
      rows,
      cancel: onClose,
      finished: onFinished,
      start: (run, more) => onStart(verb, run, more),
    });
  return (
    <ConfirmDialog
      isOpen
      tone={verb.tone ?? 'accent'}
      title={t('bulk.title', { verb: verb.label, ...many })}
      confirmLabel={verb.label}
      cancelLabel={verb.leave}
      onConfirm={() => verb.run && onStart(verb, verb.run)}
      onCancel={onClose}
    >
      {verb.question?.(count, isAtLeast, rows) ?? t('bulk.question', many)}
      {tells && going && going.length > 0 && <Text weight="semibold">{tells(going)}</Text>}
    </ConfirmDialog>
  );
}

function Progress<Row>({ state: { done, total } }: { state: At<Row, 'running'> }) {
  const { t } = useTranslation('frames');
  const known = total !== null && {
    value: done,
    maxValue: Math.max(1, total),
    valueText: t('bulk.doneOf', { done, total }),
  };
  return <ProgressBar label={t('bulk.progress')} {...known} />;
}

interface EndedProps<Row> extends Omit<BulkDialogProps<Row>, 'state'> {
  state: At<Row, 'report' | 'failed'>;
}
function WaysOn<Row>({ state, onRetry, onClose }: EndedProps<Row>) {
  const { t } = useTranslation('frames');
  return (
    <>
      {state.step === 'report' && state.outcomes.some(isOpen) && (
        <Button onPress={onRetry}>{t(state.outcomes.some(isWaiting) ? 'bulk.goOn' : 'bulk.retry')}</Button>
      )}
      <Button tone="accent" onPress={onClose}>
        {t('bulk.close')}
      </Button>
    </>
  );
}

function Ended<Row>({ state, nameOf, tells }: EndedProps<Row>) {
  if (state.step === 'failed') return <Banner tone="critical" isLive title={state.message} />;
  const { outcomes, total, isCancelled, verb, runId } = state;
  return (
    <Report
      outcomes={outcomes}
      total={total}
      nameOf={nameOf}
      tells={tells}
      note={isCancelled ? verb.reading?.stopped : undefined}
      logHref={runId === undefined ? undefined : paths.run(runId)}
    />
  );
}

const isOpen = <Row,>({ status }: BulkOutcome<Row>) => status === 'refused' || status === 'waiting';

interface ReportProps<Row> {
  outcomes: readonly BulkOutcome<Row>[];
  total: number;
  nameOf: (row: Row) => string;
  tells: ((rows: readonly Row[]) => string) | undefined;
  /** What it meant that it was stopped. */
  note?: string;
  /** Where what became of each is kept. */
  logHref?: string;
}

function Report<Row>({ outcomes, total, nameOf, tells, note, logHref }: ReportProps<Row>) {
  const { t } = useTranslation('frames');
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'refused' ? [outcome] : []));
  const skipped = outcomes.flatMap((outcome) => (outcome.status === 'skipped' ? [outcome] : []));
  const waiting = outcomes.filter(isWaiting).length;
  const done = outcomes.length - refused.length - skipped.length - waiting;
  const left = total - outcomes.length;
  const sums = [t('bulk.done', { count: done })];
  const changed = outcomes.flatMap(({ status, row }) => (status === 'done' ? [row] : []));
  if (tells && changed.length > 0) sums.push(tells(changed));
  if (refused.length > 0) sums.push(t('bulk.refused', { count: refused.length }));
  if (skipped.length > 0) sums.push(t('bulk.skipped', { count: skipped.length }));
  if (waiting > 0) sums.push(t('bulk.waiting', { count: waiting }));
  if (left > 0) sums.push(t('bulk.left', { count: left }));
  return (
    <Stack gap="small">
      <Banner isLive tone={refused.length + waiting + left === 0 ? 'positive' : 'caution'} title={sums.join(' · ')}>
        {waiting > 0 ? t('bulk.lost') : note}
      </Banner>
      {logHref && <Link href={logHref}>{t('bulk.log')}</Link>}
      {refused.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list of reasons scrolls by keyboard too
        <section className={styles.report} tabIndex={0} aria-label={t('bulk.reasons')}>
          {refused.map((outcome, index) => (
            <div key={index} className={styles.line}>
              <Text weight="semibold">{nameOf(outcome.row)}</Text>
              <Text tone="critical">{outcome.reason}</Text>
              {outcome.error?.problem?.held_by?.map(({ model, count }) => (
                <Text key={model} tone="muted">
                  {t('delete.holder', { count, what: t(`holders.${model}`, { count }) })}
                </Text>
              ))}
            </div>
          ))}
        </section>
      )}
      {skipped.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list of reasons scrolls by keyboard too
        <section className={styles.report} tabIndex={0} aria-label={t('bulk.needless')}>
          {skipped.map(({ row, reason }, index) => (
            <div key={index} className={styles.line}>
              <Text weight="semibold">{nameOf(row)}</Text>
              <Text tone="muted">{reason}</Text>
            </div>
          ))}
        </section>
      )}
    </Stack>
  );
}
