import {
  asksFor,
  basisOf,
  isOfWholePremium,
  kindOf,
  kindsFor,
  mayEndCover,
  movementWords,
} from '@corredor/core/movements';
import { vLostReason } from '@corredor/core/schemas';
import { Checkbox } from '@corredor/ui/Checkbox';
import { Columns } from '@corredor/ui/Columns';
import { DateField } from '@corredor/ui/DateField';
import { MoneyField } from '@corredor/ui/MoneyField';
import { Select } from '@corredor/ui/Select';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { TextArea } from '@corredor/ui/TextArea';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { emptyDraft, itemFormOf, type MovementDraft, type MovementStepProps, netOf, sizeOf } from '../parts/index.ts';
import { DirectionField } from './DirectionField.tsx';
import { MovementFields } from './MovementFields.tsx';
import { MovementItems } from './MovementItems.tsx';
import { useKindChoices } from './useKindChoices.ts';

/** What may be missing of the first step, by the sentence that asks for it. */
type Missing = 'effective_date' | 'requested_on' | 'new_end_date' | 'net' | 'no_loss_statement' | 'reason';

interface MovementWhatProps extends MovementStepProps {
  /** It is a draft that was stored: its kind stays. */
  isStored: boolean;
  /** What is missing, once somebody tried to go on. */
  lacking: ReadonlySet<string>;
  /** How often somebody tried. */
  tries: number;
  /** Takes what is proposed, which nobody typed. */
  onPropose: (patch: Partial<MovementDraft>) => void;
}

/** The first step: what changes, from when, and who asks for it. */
export function MovementWhat({ policy, draft, isStored, lacking, tries, onChange, onPropose }: MovementWhatProps) {
  const { t } = useTranslation(['movements', 'common']);
  const { today } = useFormats();
  const problem = (field: Missing, is: string = field) => (lacking.has(is) ? t(`missing.${field}`) : undefined);
  const { kind } = draft;
  const form = itemFormOf(kind);
  const kinds = isStored ? [kind] : kindsFor(policy);
  const offered = useKindChoices(kinds);
  const coded = (code: MovementDraft['reason_code']) =>
    code && code !== 'other' ? t(`common:lostReason.${code}`) : '';
  /** Until somebody writes another, the reason says what was chosen. */
  const reasonAfter = (code: MovementDraft['reason_code']) =>
    draft.reason.trim() === coded(draft.reason_code) ? coded(code) : draft.reason;
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
          isDisabled={isStored}
          items={offered}
          description={t(`kindLine.${kind}`)}
          value={kind}
          onChange={(next) => {
            const chosen = kinds.find((one) => one === next);
            if (chosen) onChange(start(chosen));
          }}
        />
        <DateField
          label={t('field.effective_date')}
          isRequired
          isReadOnly={asksFor(kind, 'new_end_date')}
          minValue={policy.start_date ?? undefined}
          maxValue={policy.end_date ?? undefined}
          value={draft.effective_date}
          onChange={(effective_date) => onChange({ effective_date })}
          errorMessage={
            lacking.has('effective_date') && draft.effective_date ? t('outsideTerm') : problem('effective_date')
          }
        />
        <Select
          label={t('field.requested_by')}
          isRequired
          items={movementWords.requester.map((id) => ({ id, label: t(`common:movementRequester.${id}`) }))}
          value={draft.requested_by}
          onChange={(requested_by) => requested_by && onChange({ requested_by })}
        />
        <DateField
          label={t('field.requested_on')}
          isRequired
          maxValue={today()}
          value={draft.requested_on}
          onChange={(requested_on) => onChange({ requested_on })}
          errorMessage={problem('requested_on')}
        />
        {asksFor(kind, 'new_end_date') && (
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
            value={sizeOf(draft.typed_net)}
            onChange={(size) => onChange({ typed_net: netOf(size, kindOf(kind).sign === '-' ? '-' : '+', '') })}
            errorMessage={problem('net', 'typed_net')}
          />
        )}
      </Columns>
      {basisOf(kind) === 'typed' && (
        <Checkbox isSelected={draft.counts_next_term} onChange={(counts_next_term) => onChange({ counts_next_term })}>
          {t('field.counts_next_term')}
        </Checkbox>
      )}
      {form && (
        <MovementItems
          // Another kind has other lines, and proposes its own.
          key={kind}
          policy={policy}
          kind={kind}
          form={form}
          items={draft.items}
          onChange={(items) => onChange({ items })}
          onPropose={(items) => onPropose({ items })}
          lacking={lacking}
          tries={tries}
        />
      )}
      {isOfWholePremium(kind) && (
        <Columns count={2}>
          {/* What is typed instead of what the method finds goes the same way. */}
          <DirectionField
            net={draft.term_net}
            onChange={(term_net) => onChange({ term_net, typed_net: netOf(sizeOf(draft.typed_net), 'any', term_net) })}
          />
          <MoneyField
            label={t('field.term_net')}
            description={t('help.termNetChange')}
            isRequired
            currency={policy.currency}
            value={sizeOf(draft.term_net)}
            onChange={(size) => onChange({ term_net: netOf(size, 'any', draft.term_net) })}
            errorMessage={problem('net', 'term_net')}
          />
        </Columns>
      )}
      {asksFor(kind, 'fields') && <MovementFields policy={policy} draft={draft} onChange={onChange} />}
      {lacking.has('fields') && (
        <div data-fault>
          <Text tone="critical">{t('noFields')}</Text>
        </div>
      )}
      {asksFor(kind, 'lapse') && (
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
      {mayEndCover(kind) && (
        <Columns count={2}>
          <Select
            label={t('field.reason_code')}
            emptyLabel={t('noReasonCode')}
            items={vLostReason.options.map((id) => ({ id, label: t(`common:lostReason.${id}`) }))}
            value={draft.reason_code}
            onChange={(reason_code) => onChange({ reason_code, reason: reasonAfter(reason_code) })}
          />
        </Columns>
      )}
      <TextArea
        label={t('field.reason')}
        isRequired={asksFor(kind, 'reason')}
        maxLength={2000}
        value={draft.reason}
        onChange={(reason) => onChange({ reason })}
        errorMessage={problem('reason')}
      />
    </Stack>
  );
}
