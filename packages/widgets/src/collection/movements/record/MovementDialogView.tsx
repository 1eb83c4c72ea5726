import type { Movement, MovementCheck, MovementMail, MovementUndo } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import { openChecks } from '@corredor/core/movements';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { Dialog } from '@corredor/ui/Dialog';
import { Inline } from '@corredor/ui/Inline';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { TextArea } from '@corredor/ui/TextArea';
import { TextField } from '@corredor/ui/TextField';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaving } from '../../../frames/leaving/index.ts';
import { isAboutPlan, PlanHelp, type RecordState } from '../../../frames/records/index.ts';
import { MovementProblem } from '../draft/index.ts';
import type { MovementMove } from '../parts/index.ts';
import { MovementStatusChip, type MovementStepName, stepsOf } from '../parts/index.ts';
import { MovementFacts } from './MovementFacts.tsx';
import { MovementSending } from './MovementSending.tsx';

// Few movements are undone.
const MovementUndoFacts = lazy(() => import('./MovementUndo.tsx'));

/** Those that ask before they are done. */
type AskingStep = Exclude<MovementStepName, 'reopen'>;
const asks = (step: MovementStepName | null): step is AskingStep => step !== null && step !== 'reopen';
interface MovementDialogViewProps {
  /** Null while it is read. */
  movement: Movement | null;
  may: Record<'add' | 'change' | 'delete', boolean>;
  /** The step that is asked about, where it asks something. */
  asked: MovementStepName | null;
  /** Its checklist, or some entries of it, to be ticked. */
  checklistOf: (some?: readonly MovementCheck[]) => ReactNode;
  /** What issuing it makes and crosses. */
  made: ReactNode;
  /** The mail that the insurer would get. */
  mail: RecordState<MovementMail>;
  /** What undoing it would take back. */
  undo: RecordState<MovementUndo>;
  isBusy: boolean;
  error: CallError | null;
  onAsk: (step: MovementStepName | null) => void;
  onMailRetry: () => void;
  onUndoRetry: () => void;
  onMove: (move: MovementMove) => void;
  /** Opens the form of a draft; else its page is led to. */
  onEdit?: () => void;
  /** The page in which a draft is changed. */
  editHref: string;
  onClose: () => void;
}

/** One movement with its steps; those that cannot be taken back at once ask first. */
export function MovementDialogView({
  movement,
  may,
  checklistOf,
  made,
  asked,
  mail,
  undo,
  isBusy,
  error,
  onAsk,
  onMailRetry,
  onUndoRetry,
  onMove,
  onEdit,
  editHref,
  onClose,
}: MovementDialogViewProps) {
  const { t } = useTranslation(['movements', 'common']);
  const [insurerNumber, setInsurerNumber] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [isTold, setTold] = useState(false);
  const [note, setNote] = useState('');
  const steps = movement ? stepsOf(movement, may) : [];
  const number = insurerNumber ?? movement?.insurer_number ?? '';
  const go = (step: MovementStepName) => {
    if (step === 'issue') onMove({ action: step, insurer_number: number.trim() || null });
    else if (step === 'reject') onMove({ action: step, reason: reason.trim() });
    else if (step === 'send')
      onMove({ action: step, ...(isTold ? { by: 'other' } : { by: 'mail', note: note.trim() || null }) });
    else onMove({ action: step });
  };
  const isAsking = asks(asked) && steps.includes(asked);
  const mandatory = (movement?.checklist ?? []).filter(({ is_required }) => is_required);
  const open = openChecks(mandatory);
  const isHeld = asked === 'issue' && movement?.checklist_blocks === true && open.length > 0;
  const canMail = mail.status === 'ready' && mail.record.refusal === null;
  const canUndo = undo.status === 'ready' && undo.record.refusal === null;
  const [hasTried, setTried] = useState(false);
  const isReasonLacking = asked === 'reject' && reason.trim() === '';
  const isTyped = reason !== '' || note !== '' || insurerNumber !== null;
  const { close, question } = useLeaving({ isDirty: isTyped && !isBusy, onClose });
  return (
    <>
      <Dialog
        isOpen
        size="large"
        isDismissable={!isBusy}
        onOpenChange={(isOpen) => isOpen || isBusy || close()}
        title={
          movement
            ? t('title', { number: movement.number, kind: t(`common:movementKind.${movement.kind}`) })
            : t('loading')
        }
        actions={
          isAsking ? (
            <>
              <Button isDisabled={isBusy} onPress={() => onAsk(null)}>
                {t('common:action.cancel')}
              </Button>
              <Button
                tone={asked === 'issue' || asked === 'send' ? 'accent' : 'critical'}
                isPending={isBusy}
                isDisabled={(asked === 'send' && !isTold && !canMail) || (asked === 'undo' && !canUndo) || isHeld}
                onPress={() => {
                  setTried(true);
                  if (!isReasonLacking) go(asked);
                }}
              >
                {t(asked === 'send' && isTold ? 'mail.told' : `verb.${asked}`)}
              </Button>
            </>
          ) : (
            <>
              <Button isDisabled={isBusy} onPress={close}>
                {t('common:action.close')}
              </Button>
              {may.add && movement?.allowed_actions.includes('update') && (
                <Edit href={editHref} isDisabled={isBusy} onPress={onEdit} />
              )}
              {steps.map((step) => (
                <Button
                  key={step}
                  tone={step === 'issue' ? 'accent' : 'neutral'}
                  isPending={isBusy}
                  onPress={() => (asks(step) ? onAsk(step) : go(step))}
                >
                  {t(`verb.${step}`)}
                </Button>
              ))}
            </>
          )
        }
      >
        <Stack>
          {error && movement && (
            <MovementProblem error={error}>{isAboutPlan(error.code) && <PlanHelp failure={error} />}</MovementProblem>
          )}
          {!movement && error && <Banner tone="critical" isLive title={error.message} />}
          {!movement && !error && <Skeleton shape="rows" height="12rem" />}
          {movement && isAsking && (
            <Stack>
              {asked !== 'send' && <Text>{t(`ask.${asked}`)}</Text>}
              {asked === 'issue' && made}
              {(asked === 'issue' || asked === 'send') && open.length > 0 && (
                <Banner tone="caution" title={t(isHeld ? 'checklist.holds' : 'checklist.open')}>
                  {open.map(({ label }) => label).join(', ')}
                </Banner>
              )}
              {asked === 'issue' && mandatory.length > 0 && checklistOf(mandatory)}
              {asked === 'send' && (
                <MovementSending
                  mail={mail}
                  isTold={isTold}
                  note={note}
                  onTold={setTold}
                  onNote={setNote}
                  onRetry={onMailRetry}
                />
              )}
              {asked === 'undo' && (
                <Suspense fallback={null}>
                  <MovementUndoFacts movement={movement} undo={undo} onRetry={onUndoRetry} />
                </Suspense>
              )}
              {asked === 'issue' && (
                <TextField
                  label={t('field.insurer_number')}
                  maxLength={60}
                  value={number}
                  onChange={setInsurerNumber}
                />
              )}
              {asked === 'reject' && (
                <TextArea
                  label={t('field.rejected_reason')}
                  isRequired
                  maxLength={2000}
                  value={reason}
                  onChange={setReason}
                  errorMessage={hasTried && isReasonLacking ? t('common:validation.required') : undefined}
                />
              )}
            </Stack>
          )}
          {movement && !(isAsking && asked === 'send') && (
            <Stack>
              <Inline>
                <MovementStatusChip status={movement.status} sentOn={movement.sent_on} />
              </Inline>
              <MovementFacts movement={movement} checklist={isAsking && asked === 'issue' ? null : checklistOf()} />
            </Stack>
          )}
        </Stack>
      </Dialog>
      {question}
    </>
  );
}

/** The way to the form of a draft; while something is done it leads nowhere. */
function Edit({ href, isDisabled, onPress }: { href: string; isDisabled: boolean; onPress: (() => void) | undefined }) {
  const { t } = useTranslation('common');
  if (onPress || isDisabled)
    return (
      <Button isDisabled={isDisabled} onPress={onPress}>
        {t('action.edit')}
      </Button>
    );
  return <LinkButton href={href}>{t('action.edit')}</LinkButton>;
}
