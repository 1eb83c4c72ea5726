import type { LostReason, Renewal, RenewalStage } from '@corredor/core/api';
import { vLostReason } from '@corredor/core/schemas';
import { Checkbox } from '@corredor/ui/Checkbox';
import { DateField } from '@corredor/ui/DateField';
import { DecimalField } from '@corredor/ui/DecimalField';
import { Select } from '@corredor/ui/Select';
import { Text } from '@corredor/ui/Text';
import { TextArea } from '@corredor/ui/TextArea';
import { TextField } from '@corredor/ui/TextField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog, type DialogForm, useDialogForm } from '../../frames/asking/index.ts';
import { TaskAssigneePicker } from '../../frames/pickers/index.ts';
import { RenewalDepreciation } from './RenewalDepreciation.tsx';
import type { AskedAction, RenewalStep } from './renewalSteps.ts';
import { useRenewalWords } from './useRenewalWords.ts';

/** A net premium falls by all of it at most; one that more than doubles is a slip of the hand. */
const isPercentOut = (percent: string | null) => Math.abs(Number(percent ?? 0)) > 100;

interface RenewalDialogProps {
  action: AskedAction;
  /** What it is done to. */
  description: string;
  stages: readonly RenewalStage[];
  /** Where the one stands that is moved; absent where many are. Where somebody else moves it meanwhile, what nobody touched here follows. */
  stands?: Pick<Renewal, 'id' | 'stage_id' | 'next_action_on'>;
  /** A draft of the next term may be there, and has to be given up. */
  mayHaveDraft: boolean;
  isBusy?: boolean;
  error?: string;
  /** What somebody else did meanwhile. */
  notice?: ReactNode;
  /** The step can no longer be taken. */
  isOver?: boolean;
  onStep: (step: RenewalStep) => void;
  onClose: () => void;
}

const forms: Record<AskedAction, (props: RenewalDialogProps) => ReactNode> = {
  move: Move,
  assign: Assign,
  prepare: Prepare,
  lose: Lose,
};

/** Asks what moving, giving, preparing or losing renewals needs. */
export default function RenewalDialog(props: RenewalDialogProps) {
  const Form = forms[props.action];
  return <Form key={props.action} {...props} />;
}

interface FrameProps extends RenewalDialogProps {
  form: Pick<DialogForm<object>, 'isDirty' | 'isBusy' | 'submit' | 'ref'>;
  children: ReactNode;
}
function Frame({ action, description, isOver, error, notice, onClose, form, children }: FrameProps) {
  const { t } = useTranslation('renewals');
  return (
    <AskDialog
      size="small"
      title={t(`dialog.${action}`)}
      description={description}
      verb={t(`verb.${action}`)}
      tone={action === 'lose' ? 'critical' : 'accent'}
      form={form}
      isOver={isOver}
      failure={error}
      onClose={onClose}
    >
      {notice}
      {children}
    </AskDialog>
  );
}

/** What the form of each step is kept as, and what it does. */
const sharedOf = ({ action, stands, isBusy, onStep }: RenewalDialogProps) => ({
  place: stands ? `renewals.${action} ${stands.id}` : null,
  isBusy,
  onSubmit: onStep,
});

/** To another stage, and when to look at it next. */
function Move(props: RenewalDialogProps) {
  const { stages, stands } = props;
  const { t } = useTranslation(['renewals', 'common']);
  const { stageName } = useRenewalWords();
  const begun = {
    stage_id: stands ? String(stands.stage_id) : null,
    next_action_on: stands?.next_action_on ?? null,
  };
  const form = useDialogForm<typeof begun, RenewalStep>({
    ...sharedOf(props),
    begun,
    faults: ({ stage_id }) => ({ stage_id: stage_id === null && t('common:validation.required') }),
    toInput: ({ stage_id, next_action_on }) =>
      stage_id === null
        ? null
        : {
            action: 'move',
            stage_id: Number(stage_id),
            ...(next_action_on !== begun.next_action_on && { next_action_on }),
          },
  });
  const open = stages.filter(({ kind }) => kind === 'open');
  return (
    <Frame {...props} form={form}>
      <Select
        label={t('field.stage')}
        isRequired
        items={open.map((stage) => ({ id: String(stage.id), label: stageName(stage) }))}
        {...form.field('stage_id')}
      />
      <DateField
        label={t('field.next_action_on')}
        description={t('help.next_action_on')}
        {...form.field('next_action_on')}
      />
    </Frame>
  );
}

interface AssignValues {
  assignee_id: number | null;
  isNobodys: boolean;
}
/** To somebody, or to nobody. */
function Assign(props: RenewalDialogProps) {
  const { t } = useTranslation(['renewals', 'common']);
  const form = useDialogForm<AssignValues, RenewalStep>({
    ...sharedOf(props),
    begun: { assignee_id: null, isNobodys: false },
    faults: ({ assignee_id, isNobodys }) => ({
      assignee_id: !isNobodys && assignee_id === null && t('common:validation.required'),
    }),
    toInput: ({ assignee_id, isNobodys }) => ({ action: 'assign', assignee_id: isNobodys ? null : assignee_id }),
  });
  const { assignee_id, isNobodys } = form.values;
  return (
    <Frame {...props} form={form}>
      <TaskAssigneePicker
        label={t('field.assignee')}
        isRequired={!isNobodys}
        isDisabled={isNobodys}
        {...form.field('assignee_id')}
        value={isNobodys ? null : assignee_id}
      />
      <Checkbox isSelected={isNobodys} onChange={(on) => form.set({ isNobodys: on })}>
        {t('toNobody')}
      </Checkbox>
    </Frame>
  );
}

interface PrepareValues {
  observations: string;
  change_percent: string | null;
  depreciates: boolean;
}
/** The next term as a draft: what is noted of it, and how its premium changes. */
function Prepare(props: RenewalDialogProps) {
  const { t } = useTranslation(['renewals', 'common']);
  const form = useDialogForm<PrepareValues, RenewalStep>({
    ...sharedOf(props),
    begun: { observations: '', change_percent: null, depreciates: false },
    faults: ({ change_percent }) => ({ change_percent: isPercentOut(change_percent) && t('field.changeOut') }),
    toInput: ({ observations, change_percent, depreciates }) => ({
      action: 'prepare',
      // What the policy keeps where nobody writes anything.
      observations: observations.trim() || t('prepared'),
      ...(change_percent && { change_percent }),
      ...(depreciates && { depreciates }),
    }),
  });
  return (
    <Frame {...props} form={form}>
      <TextArea
        label={t('field.observations')}
        description={[t('help.observations'), t('help.leftEmpty', { words: t('prepared') })].join(' ')}
        maxLength={2000}
        {...form.field('observations')}
      />
      <DecimalField
        label={t('field.change_percent')}
        description={t('help.change_percent')}
        isNegativeAllowed
        {...form.field('change_percent')}
      />
      <RenewalDepreciation isSelected={form.values.depreciates} onChange={(depreciates) => form.set({ depreciates })} />
    </Frame>
  );
}

interface LoseValues {
  reason_code: LostReason | null;
  reason: string;
  competitor: string;
  gives_up_draft: boolean;
}
/** Why it is lost, and to whom. */
function Lose(props: RenewalDialogProps) {
  const { t } = useTranslation(['renewals', 'common']);
  // A reason that says nothing by itself has to be told.
  const usualOf = (code: LostReason | null) => (code && code !== 'other' ? t(`common:lostReason.${code}`) : '');
  const reasonIn = ({ reason, reason_code }: LoseValues) => reason.trim() || usualOf(reason_code);
  const form = useDialogForm<LoseValues, RenewalStep>({
    ...sharedOf(props),
    begun: { reason_code: null, reason: '', competitor: '', gives_up_draft: false },
    faults: (values) => ({
      reason_code: values.reason_code === null && t('common:validation.required'),
      reason: reasonIn(values) === '' && t('common:validation.required'),
    }),
    toInput: (values) =>
      values.reason_code && {
        action: 'lose',
        reason_code: values.reason_code,
        reason: reasonIn(values),
        competitor: values.competitor.trim() || null,
        gives_up_draft: values.gives_up_draft,
      },
  });
  const usual = usualOf(form.values.reason_code);
  return (
    <Frame {...props} form={form}>
      <Select
        label={t('field.lost_reason_code')}
        isRequired
        items={vLostReason.options.map((one) => ({ id: one, label: t(`common:lostReason.${one}`) }))}
        {...form.field('reason_code')}
      />
      <TextArea
        label={t('field.lost_reason')}
        description={usual ? [t('help.reason'), t('help.leftEmpty', { words: usual })].join(' ') : t('help.reason')}
        isRequired={usual === ''}
        maxLength={1000}
        {...form.field('reason')}
      />
      <TextField label={t('field.competitor')} maxLength={120} {...form.field('competitor')} />
      <Text tone="muted">{t('closes')}</Text>
      {props.mayHaveDraft && (
        <Checkbox isSelected={form.values.gives_up_draft} onChange={(gives_up_draft) => form.set({ gives_up_draft })}>
          {t('givesUp')}
        </Checkbox>
      )}
    </Frame>
  );
}
