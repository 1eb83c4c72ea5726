import type { MovementInput, MovementPreview, Policy } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import { compareMoney } from '@corredor/core/money';
import { basisOf, methodsOf, movementWords } from '@corredor/core/movements';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { Checkbox } from '@corredor/ui/Checkbox';
import { Columns } from '@corredor/ui/Columns';
import { DateField } from '@corredor/ui/DateField';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Dialog } from '@corredor/ui/Dialog';
import { MoneyField } from '@corredor/ui/MoneyField';
import { PercentField } from '@corredor/ui/PercentField';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { Select } from '@corredor/ui/Select';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { TextArea } from '@corredor/ui/TextArea';
import { TextField } from '@corredor/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { MovementFigures } from './MovementFigures.tsx';
import { MovementItems } from './MovementItems.tsx';
import {
  emptyDraft,
  kindsFor,
  lackingIn,
  type MovementDraft,
  type MovementEnd,
  toMovementInput,
} from './movementDraft.ts';

const steps = ['what', 'much', 'end'] as const;
type Step = (typeof steps)[number];

interface NewMovementViewProps {
  policy: Policy;
  /** What it comes to; null while it is computed. */
  preview: MovementPreview | null;
  isComputing: boolean;
  /** Whether the reader may also send and issue it. */
  canIssue: boolean;
  isSaving: boolean;
  error: CallError | null;
  onAsk: (input: MovementInput | null) => void;
  onSave: (input: MovementInput, end: MovementEnd, insurerNumber: string | null) => void;
  onClose: () => void;
}

/** A new movement in three steps: what changes, how much that is and why, and what becomes of it. */
export function NewMovementView(props: NewMovementViewProps) {
  const { policy, preview, canIssue, isSaving, error, onAsk, onSave, onClose } = props;
  const { t } = useTranslation(['movements', 'common']);
  const { today } = useFormats();
  const [draft, setDraft] = useState(() => emptyDraft(policy, today()));
  const [step, setStep] = useState<Step>('what');
  const [hasTried, setTried] = useState(false);
  const [insurerNumber, setInsurerNumber] = useState('');
  const lacking = lackingIn(draft);
  const input = (next = draft) => toMovementInput(next, policy, today());
  const change = (patch: Partial<MovementDraft>) => {
    const next = { ...draft, ...patch };
    setDraft(next);
    // What is seen on the second step follows what is chosen there.
    if (step === 'much' && lackingIn(next).size === 0 && !isTypedMissing(next)) onAsk(input(next));
  };
  const goOn = () => {
    setTried(true);
    if (lacking.size > 0) return;
    onAsk(input());
    setStep(step === 'what' ? 'much' : 'end');
    setTried(false);
  };
  const goBack = () => {
    if (step === 'much') onAsk(null);
    setStep(step === 'end' ? 'much' : 'what');
  };
  const save = (end: MovementEnd) => onSave(input(), end, insurerNumber.trim() || null);
  const canGoOn = step !== 'much' || (preview !== null && !error && !isTypedMissing(draft));
  return (
    <Dialog
      isOpen
      size="large"
      isDismissable={!isSaving}
      onOpenChange={(isOpen) => isOpen || isSaving || onClose()}
      title={t('new.title')}
      description={t('new.step', { number: steps.indexOf(step) + 1, name: t(`new.steps.${step}`) })}
      actions={
        <>
          <Button isDisabled={isSaving} onPress={step === 'what' ? onClose : goBack}>
            {t(step === 'what' ? 'common:action.cancel' : 'new.back')}
          </Button>
          {step !== 'end' && (
            <Button tone="accent" isDisabled={!canGoOn} onPress={goOn}>
              {t('new.next')}
            </Button>
          )}
          {step === 'end' && (
            <>
              <Button isPending={isSaving} onPress={() => save('draft')}>
                {t('new.draft')}
              </Button>
              {canIssue && (
                <Button isPending={isSaving} onPress={() => save('send')}>
                  {t('verb.send')}
                </Button>
              )}
              {canIssue && (
                <Button tone="accent" isPending={isSaving} onPress={() => save('issue')}>
                  {t('verb.issue')}
                </Button>
              )}
            </>
          )}
        </>
      }
    >
      <Stack>
        {error && (
          <Banner tone="critical" isLive title={error.message}>
            {Object.values(error.fields).join(' ')}
          </Banner>
        )}
        {step === 'what' && (
          <What policy={policy} draft={draft} lacking={hasTried ? lacking : new Set()} onChange={change} />
        )}
        {step === 'much' && <HowMuch {...props} draft={draft} onChange={change} />}
        {step === 'end' && preview && (
          <Stack>
            <Ends policy={policy} preview={preview} draft={draft} onChange={change} />
            {canIssue && (
              <TextField
                label={t('field.insurer_number')}
                description={t('help.insurerNumber')}
                maxLength={60}
                value={insurerNumber}
                onChange={setInsurerNumber}
              />
            )}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}

const isTypedMissing = ({ method, typed_net }: MovementDraft) => method === 'typed' && typed_net === '';

interface PartProps {
  policy: Policy;
  draft: MovementDraft;
  onChange: (patch: Partial<MovementDraft>) => void;
}

function What({ policy, draft, lacking, onChange }: PartProps & { lacking: ReadonlySet<string> }) {
  const { t } = useTranslation(['movements', 'common']);
  const { today } = useFormats();
  const required = t('common:validation.required');
  const problem = (field: string) => (lacking.has(field) ? required : undefined);
  const { kind } = draft;
  const start = (next: MovementDraft['kind']): Partial<MovementDraft> => ({
    kind: next,
    method: null,
    items: [],
    typed_net: '',
    effective_date:
      next === 'extension'
        ? policy.end_date
        : next === 'reinstatement'
          ? policy.closes_on
          : emptyDraft(policy, today()).effective_date,
  });
  return (
    <Stack>
      <Columns count={2}>
        <Select
          label={t('field.kind')}
          isRequired
          items={kindsFor(policy).map((id) => ({ id, label: t(`common:movementKind.${id}`) }))}
          value={kind}
          onChange={(next) => next && onChange(start(next as MovementDraft['kind']))}
        />
        <DateField
          label={t('field.effective_date')}
          isRequired
          isReadOnly={kind === 'extension'}
          minValue={policy.start_date ?? undefined}
          maxValue={policy.end_date ?? undefined}
          value={draft.effective_date}
          onChange={(effective_date) => onChange({ effective_date })}
          errorMessage={problem('effective_date')}
        />
        <Select
          label={t('field.requested_by')}
          isRequired
          items={movementWords.requester.map((id) => ({ id, label: t(`common:movementRequester.${id}`) }))}
          value={draft.requested_by}
          onChange={(requested_by) => requested_by && onChange({ requested_by })}
        />
        {kind === 'extension' && (
          <DateField
            label={t('field.new_end_date')}
            isRequired
            minValue={policy.end_date ?? undefined}
            value={draft.new_end_date}
            onChange={(new_end_date) => onChange({ new_end_date })}
            errorMessage={problem('new_end_date')}
          />
        )}
        {basisOf(kind) === 'typed' && (
          <MoneyField
            label={t('field.typed_net')}
            isRequired
            currency={policy.currency}
            value={draft.typed_net}
            onChange={(typed_net) => onChange({ typed_net })}
            errorMessage={problem('typed_net')}
          />
        )}
      </Columns>
      {basisOf(kind) === 'typed' && (
        <Checkbox isSelected={draft.counts_next_term} onChange={(counts_next_term) => onChange({ counts_next_term })}>
          {t('field.counts_next_term')}
        </Checkbox>
      )}
      {(kind === 'inclusion' || kind === 'exclusion') && (
        <MovementItems
          policy={policy}
          isExclusion={kind === 'exclusion'}
          items={draft.items}
          onChange={(items) => onChange({ items })}
          lacking={lacking}
        />
      )}
      {kind === 'premium' && (
        <Columns count={2}>
          <RadioGroup
            label={t('field.direction')}
            orientation="horizontal"
            items={(['more', 'less'] as const).map((id) => ({ id, label: t(`direction.${id}`) }))}
            value={draft.direction}
            onChange={(direction) => direction && onChange({ direction })}
          />
          <MoneyField
            label={t('field.term_net')}
            isRequired
            currency={policy.currency}
            value={draft.term_net}
            onChange={(term_net) => onChange({ term_net })}
            errorMessage={problem('term_net')}
          />
        </Columns>
      )}
      {kind === 'data' && (
        <Columns count={2}>
          <TextField
            label={t('value.certificate_number')}
            maxLength={60}
            value={draft.certificate_number}
            onChange={(certificate_number) => onChange({ certificate_number })}
          />
          <TextField
            label={t('value.deductible')}
            maxLength={300}
            value={draft.deductible}
            onChange={(deductible) => onChange({ deductible })}
          />
          <MoneyField
            label={t('value.maximum_insured_sum')}
            currency={policy.currency}
            value={draft.maximum_insured_sum}
            onChange={(maximum_insured_sum) => onChange({ maximum_insured_sum })}
          />
        </Columns>
      )}
      {kind === 'reinstatement' && (
        <Stack gap="small">
          <Checkbox
            isSelected={draft.with_lapse}
            onChange={(with_lapse) => onChange({ with_lapse, effective_date: with_lapse ? today() : policy.closes_on })}
          >
            {t('field.with_lapse')}
          </Checkbox>
          {draft.with_lapse && (
            <Checkbox
              isSelected={draft.no_loss_statement}
              onChange={(no_loss_statement) => onChange({ no_loss_statement })}
              errorMessage={problem('no_loss_statement')}
            >
              {t('field.no_loss_statement')}
            </Checkbox>
          )}
        </Stack>
      )}
      <TextArea
        label={t('field.reason')}
        maxLength={2000}
        value={draft.reason}
        onChange={(reason) => onChange({ reason })}
        errorMessage={problem('reason')}
      />
    </Stack>
  );
}

function HowMuch({ policy, preview, isComputing, error, draft, onChange }: NewMovementViewProps & PartProps) {
  const { t } = useTranslation(['movements', 'common']);
  const methods = methodsOf(draft.kind);
  return (
    <Stack>
      {methods.length > 1 && (
        <Columns count={2}>
          <Select
            label={t('field.method')}
            items={methods.map((id) => ({ id, label: t(`common:movementMethod.${id}`) }))}
            value={draft.method ?? preview?.method ?? null}
            onChange={(method) => method && onChange({ method })}
          />
          {draft.method === 'short_rate' && (
            <PercentField
              label={t('field.penalty_percent')}
              value={draft.penalty_percent}
              onChange={(penalty_percent) => onChange({ penalty_percent })}
            />
          )}
          {draft.method === 'typed' && (
            <MoneyField
              label={t('field.typed_net')}
              isRequired
              currency={policy.currency}
              description={t('help.typedNet')}
              value={draft.typed_net}
              onChange={(typed_net) => onChange({ typed_net })}
            />
          )}
        </Columns>
      )}
      {preview && !error ? (
        <MovementFigures
          net={preview.net_delta}
          charges={preview.charges}
          total={preview.total_delta}
          explanation={preview.explanation}
          currency={preview.currency}
        />
      ) : (
        isComputing && <Skeleton shape="block" height="12rem" />
      )}
    </Stack>
  );
}

function Ends({ preview, draft, onChange }: PartProps & { preview: MovementPreview }) {
  const { t } = useTranslation(['movements', 'common']);
  const { money, date } = useFormats();
  const { currency, instalments, clashes } = preview;
  const [first] = instalments;
  const isCharged = compareMoney(preview.total_delta, '0.00') > 0;
  return (
    <Stack>
      {clashes.length > 0 && (
        <Banner tone="caution" title={t('clash')}>
          {clashes.map(({ number, kind }) => t('title', { number, kind: t(`common:movementKind.${kind}`) })).join(', ')}
        </Banner>
      )}
      <DescriptionList
        columns={3}
        items={[
          { term: t('sum.before'), detail: money(preview.current_total, currency) },
          { term: t('sum.movement'), detail: money(preview.total_delta, currency) },
          { term: t('sum.after'), detail: money(preview.next_total, currency) },
        ]}
      />
      {isCharged && (
        <RadioGroup
          label={t('field.plan')}
          items={movementWordsOfPlan.map((id) => ({ id, label: t(`common:movementPlan.${id}`) }))}
          value={draft.plan}
          onChange={(plan) => plan && onChange({ plan })}
        />
      )}
      <Text>
        {first
          ? t(isCharged ? 'willCharge' : 'willCredit', {
              count: isCharged && draft.plan === 'single' ? 1 : instalments.length,
              amount: money(preview.total_delta.replace('-', ''), currency),
              date: date(first.due_date),
            })
          : t('willCostNothing')}
      </Text>
    </Stack>
  );
}
const movementWordsOfPlan = ['with_remaining', 'single'] as const;
