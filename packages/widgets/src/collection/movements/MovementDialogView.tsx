import type { Movement, MovementAction, MovementItem } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Dialog } from '@corredor/ui/Dialog';
import { Inline } from '@corredor/ui/Inline';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { TextArea } from '@corredor/ui/TextArea';
import { TextField } from '@corredor/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { MovementFigures } from './MovementFigures.tsx';
import { MovementStatusChip } from './movementStatus.tsx';
import type { MovementMove } from './useMovementActions.ts';

type Step = Exclude<MovementAction, 'update'>;
/** Those that ask before they are done. */
type AskingStep = Exclude<Step, 'send' | 'reopen'>;
/** What each step asks for. */
const rights: Record<Step, 'add' | 'change' | 'delete'> = {
  send: 'change',
  issue: 'change',
  reject: 'change',
  reopen: 'change',
  discard: 'add',
  undo: 'delete',
};
const isStep = (action: MovementAction): action is Step => action !== 'update';

interface MovementDialogViewProps {
  /** Null while it is read. */
  movement: Movement | null;
  may: Record<'add' | 'change' | 'delete', boolean>;
  isBusy: boolean;
  error: CallError | null;
  onMove: (move: MovementMove) => void;
  onClose: () => void;
}

/** One movement with its steps; those that cannot be taken back at once ask first. */
export function MovementDialogView({ movement, may, isBusy, error, onMove, onClose }: MovementDialogViewProps) {
  const { t } = useTranslation(['movements', 'common']);
  const { date } = useFormats();
  const [asked, setAsked] = useState<AskingStep | null>(null);
  const [insurerNumber, setInsurerNumber] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const steps = (movement?.allowed_actions ?? []).filter(isStep).filter((one) => may[rights[one]]);
  const number = insurerNumber ?? movement?.insurer_number ?? '';
  const go = (step: Step) => {
    if (step === 'issue') onMove({ action: step, insurer_number: number.trim() || null });
    else if (step === 'reject') onMove({ action: step, reason: reason.trim() });
    else onMove({ action: step });
  };
  const isAsking = asked !== null && steps.includes(asked);
  return (
    <Dialog
      isOpen
      size="large"
      isDismissable={!isBusy}
      onOpenChange={(isOpen) => isOpen || isBusy || onClose()}
      title={
        movement
          ? t('title', { number: movement.number, kind: t(`common:movementKind.${movement.kind}`) })
          : t('loading')
      }
      actions={
        isAsking ? (
          <>
            <Button isDisabled={isBusy} onPress={() => setAsked(null)}>
              {t('common:action.cancel')}
            </Button>
            <Button
              tone={asked === 'issue' ? 'accent' : 'critical'}
              isPending={isBusy}
              isDisabled={asked === 'reject' && reason.trim() === ''}
              onPress={() => go(asked)}
            >
              {t(`verb.${asked}`)}
            </Button>
          </>
        ) : (
          <>
            <Button isDisabled={isBusy} onPress={onClose}>
              {t('common:action.close')}
            </Button>
            {steps.map((step) => (
              <Button
                key={step}
                tone={step === 'issue' ? 'accent' : 'neutral'}
                isPending={isBusy}
                onPress={() => (step === 'send' || step === 'reopen' ? go(step) : setAsked(step))}
              >
                {t(`verb.${step}`)}
              </Button>
            ))}
          </>
        )
      }
    >
      <Stack>
        {error && <Banner tone="critical" isLive title={error.message} />}
        {!movement && !error && <Skeleton shape="block" height="12rem" />}
        {movement && isAsking && (
          <Stack>
            <Text>{t(`ask.${asked}`)}</Text>
            {asked === 'issue' && (
              <TextField label={t('field.insurer_number')} maxLength={60} value={number} onChange={setInsurerNumber} />
            )}
            {asked === 'reject' && (
              <TextArea label={t('field.reason')} isRequired maxLength={2000} value={reason} onChange={setReason} />
            )}
          </Stack>
        )}
        {movement && (
          <Stack>
            <Inline>
              <MovementStatusChip status={movement.status} />
            </Inline>
            {movement.clashes.length > 0 && (
              <Banner tone="caution" title={t('clash')}>
                {movement.clashes
                  .map(({ number: other, kind }) =>
                    t('title', { number: other, kind: t(`common:movementKind.${kind}`) }),
                  )
                  .join(', ')}
              </Banner>
            )}
            <DescriptionList
              columns={3}
              items={[
                { term: t('field.effective_date'), detail: date(movement.effective_date) },
                { term: t('field.requested_by'), detail: t(`common:movementRequester.${movement.requested_by}`) },
                { term: t('field.method'), detail: t(`common:movementMethod.${movement.method}`) },
                ...(movement.sent_on ? [{ term: t('field.sent_on'), detail: date(movement.sent_on) }] : []),
                ...(movement.issued_on ? [{ term: t('field.issued_on'), detail: date(movement.issued_on) }] : []),
                ...(movement.undo_until ? [{ term: t('field.undo_until'), detail: date(movement.undo_until) }] : []),
                ...(movement.insurer_number
                  ? [{ term: t('field.insurer_number'), detail: movement.insurer_number }]
                  : []),
                ...(movement.reason ? [{ term: t('field.reason'), detail: movement.reason }] : []),
              ]}
            />
            {movement.items.length > 0 && <Items items={movement.items} currency={movement.currency} />}
            <MovementFigures
              net={movement.net_delta}
              charges={movement.charges}
              total={movement.total_delta}
              explanation={movement.explanation}
              currency={movement.currency}
            />
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}

/** What a movement adds, takes out and changes; before and after, where a value changes. */
function Items({ items, currency }: { items: readonly MovementItem[]; currency: string }) {
  const { t } = useTranslation(['movements', 'common']);
  const { money } = useFormats();
  const say = t as unknown as (key: string, params?: object) => string;
  const plain = (values: object | null, names: readonly string[]) =>
    names
      .map((name) => String((values as Record<string, unknown> | null)?.[name] ?? ''))
      .filter(Boolean)
      .join(', ');
  return (
    <section aria-label={t('items')}>
      <Stack gap="xxsmall">
        <Text weight="semibold">{t('items')}</Text>
        {items.map((item, place) => {
          const names = Object.keys(item.after ?? {});
          const change = item.action === 'change' && names.length > 0;
          return (
            <Text key={place} size="sm">
              {say(`item.${item.action}`, { what: item.label ?? t(`target.${item.target}`) })}
              {change &&
                ` · ${t('beforeAfter', {
                  fields: names.map((name) => say(`value.${name}`, { defaultValue: name })).join(', '),
                  before: plain(item.before, names) || t('nothing'),
                  after: plain(item.after, names) || t('nothing'),
                })}`}
              {item.net_delta !== '0.00' && ` · ${money(item.net_delta, currency)}`}
            </Text>
          );
        })}
      </Stack>
    </section>
  );
}
