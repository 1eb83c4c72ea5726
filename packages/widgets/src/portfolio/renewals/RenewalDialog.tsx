import type { LostReason, Renewal, RenewalStage } from '@corredor/core/api';
import { vLostReason } from '@corredor/core/schemas';
import { Checkbox } from '@corredor/ui/Checkbox';
import { DateField } from '@corredor/ui/DateField';
import { DecimalField } from '@corredor/ui/DecimalField';
import { Select } from '@corredor/ui/Select';
import { Text } from '@corredor/ui/Text';
import { TextArea } from '@corredor/ui/TextArea';
import { TextField } from '@corredor/ui/TextField';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../frames/leaving/index.ts';
import { TaskAssigneePicker } from '../../frames/pickers/index.ts';
import { RenewalDepreciation } from './RenewalDepreciation.tsx';
import type { AskedAction, RenewalStep } from './renewalSteps.ts';
import { useRenewalWords } from './useRenewalWords.ts';

/** A net premium falls by all of it at most; one that more than doubles is a slip of the hand. */
const isPercentOut = (percent: string | null) => Math.abs(Number(percent ?? 0)) > 100;

/** Where a renewal stands, as the form has it. */
const placeOf = (stands: Pick<Renewal, 'stage_id' | 'next_action_on'> | undefined) => ({
  stageId: stands ? String(stands.stage_id) : null,
  nextActionOn: stands?.next_action_on ?? null,
});

interface RenewalDialogProps {
  action: AskedAction;
  /** What it is done to. */
  description: string;
  stages: readonly RenewalStage[];
  /** Where the one stands that is moved; absent where many are. */
  stands?: Pick<Renewal, 'stage_id' | 'next_action_on'> | undefined;
  /** A draft of the next term may be there, and has to be given up. */
  mayHaveDraft: boolean;
  isBusy?: boolean;
  error?: string | undefined;
  /** What somebody else did meanwhile. */
  notice?: ReactNode;
  /** The step can no longer be taken. */
  isOver?: boolean;
  onStep: (step: RenewalStep) => void;
  onClose: () => void;
}

/** Asks what moving, giving, preparing or losing renewals needs. */
export default function RenewalDialog({
  action,
  description,
  stages,
  stands,
  mayHaveDraft,
  isBusy = false,
  error,
  notice,
  isOver = false,
  onStep,
  onClose,
}: RenewalDialogProps) {
  const { t } = useTranslation(['renewals', 'common']);
  const { stageName } = useRenewalWords();
  const [hasTried, setTried] = useState(false);
  const [begun, setBegun] = useState(() => placeOf(stands));
  const [stageId, setStageId] = useState(begun.stageId);
  const [nextActionOn, setNextActionOn] = useState(begun.nextActionOn);
  // Where somebody else moved it meanwhile, what nobody touched here follows.
  const now = placeOf(stands);
  if (now.stageId !== begun.stageId || now.nextActionOn !== begun.nextActionOn) {
    setBegun(now);
    if (stageId === begun.stageId) setStageId(now.stageId);
    if (nextActionOn === begun.nextActionOn) setNextActionOn(now.nextActionOn);
  }
  const [assigneeId, setAssigneeId] = useState<number | null>(null);
  const [isNobodys, setNobodys] = useState(false);
  const [text, setText] = useState('');
  const [percent, setPercent] = useState<string | null>(null);
  const [depreciates, setDepreciates] = useState(false);
  const [code, setCode] = useState<LostReason | null>(null);
  const [competitor, setCompetitor] = useState('');
  const [givesUp, setGivesUp] = useState(false);
  // What the policy keeps where nobody writes anything; a reason that says nothing by itself has to be told.
  const usual = action === 'prepare' ? t('prepared') : code && code !== 'other' ? t(`common:lostReason.${code}`) : '';
  const observations = text.trim() || usual;
  const step = ((): RenewalStep | null => {
    if (action === 'move')
      return stageId
        ? {
            action,
            stage_id: Number(stageId),
            ...(nextActionOn !== begun.nextActionOn && { next_action_on: nextActionOn }),
          }
        : null;
    if (action === 'assign') {
      if (isNobodys) return { action, assignee_id: null };
      return assigneeId === null ? null : { action, assignee_id: assigneeId };
    }
    if (observations === '') return null;
    if (action === 'prepare')
      return isPercentOut(percent)
        ? null
        : {
            action,
            observations,
            ...(percent && { change_percent: percent }),
            ...(depreciates && { depreciates }),
          };
    if (!code) return null;
    return {
      action,
      reason_code: code,
      reason: observations,
      competitor: competitor.trim() || null,
      gives_up_draft: givesUp,
    };
  })();
  const missing = (isThere: boolean) => (hasTried && !isThere ? t('common:validation.required') : undefined);
  const open = stages.filter(({ kind }) => kind === 'open');
  const isTyped =
    stageId !== begun.stageId ||
    nextActionOn !== begun.nextActionOn ||
    [assigneeId, percent, code].some((one) => one) ||
    [isNobodys, depreciates, givesUp].includes(true) ||
    text !== '' ||
    competitor !== '';
  return (
    <AskDialog
      size="small"
      title={t(`dialog.${action}`)}
      description={description}
      verb={t(`verb.${action}`)}
      tone={action === 'lose' ? 'critical' : 'accent'}
      isDirty={isTyped}
      isBusy={isBusy}
      isOver={isOver}
      failure={error}
      onSubmit={() => {
        setTried(true);
        if (step) onStep(step);
      }}
      onClose={onClose}
    >
      {notice}
      {action === 'move' && (
        <>
          <Select
            label={t('field.stage')}
            isRequired
            items={open.map((stage) => ({ id: String(stage.id), label: stageName(stage) }))}
            value={stageId}
            onChange={setStageId}
            errorMessage={missing(stageId !== null)}
          />
          <DateField
            label={t('field.next_action_on')}
            description={t('help.next_action_on')}
            value={nextActionOn}
            onChange={setNextActionOn}
          />
        </>
      )}
      {action === 'assign' && (
        <>
          <TaskAssigneePicker
            label={t('field.assignee')}
            isRequired={!isNobodys}
            isDisabled={isNobodys}
            value={isNobodys ? null : assigneeId}
            onChange={setAssigneeId}
            errorMessage={missing(isNobodys || assigneeId !== null)}
          />
          <Checkbox isSelected={isNobodys} onChange={setNobodys}>
            {t('toNobody')}
          </Checkbox>
        </>
      )}
      {action === 'lose' && (
        <Select
          label={t('field.lost_reason_code')}
          isRequired
          items={vLostReason.options.map((one) => ({ id: one, label: t(`common:lostReason.${one}`) }))}
          value={code}
          onChange={setCode}
          errorMessage={missing(code !== null)}
        />
      )}
      {(action === 'lose' || action === 'prepare') && (
        <TextArea
          label={t(action === 'lose' ? 'field.lost_reason' : 'field.observations')}
          description={[
            t(action === 'lose' ? 'help.reason' : 'help.observations'),
            usual && t('help.leftEmpty', { words: usual }),
          ]
            .filter(Boolean)
            .join(' ')}
          isRequired={usual === ''}
          maxLength={action === 'lose' ? 1000 : 2000}
          value={text}
          onChange={setText}
          errorMessage={missing(observations !== '')}
        />
      )}
      {action === 'prepare' && (
        <>
          <DecimalField
            label={t('field.change_percent')}
            description={t('help.change_percent')}
            isNegativeAllowed
            value={percent}
            onChange={setPercent}
            errorMessage={hasTried && isPercentOut(percent) ? t('field.changeOut') : undefined}
          />
          <RenewalDepreciation isSelected={depreciates} onChange={setDepreciates} />
        </>
      )}
      {action === 'lose' && (
        <>
          <TextField label={t('field.competitor')} maxLength={120} value={competitor} onChange={setCompetitor} />
          <Text tone="muted">{t('closes')}</Text>
          {mayHaveDraft && (
            <Checkbox isSelected={givesUp} onChange={setGivesUp}>
              {t('givesUp')}
            </Checkbox>
          )}
        </>
      )}
    </AskDialog>
  );
}
