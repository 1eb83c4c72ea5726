import type { MovementCheck } from '@corredor/core/api';
import { checklistProgress } from '@corredor/core/movements';
import { Button } from '@corredor/ui/Button';
import { Checkbox } from '@corredor/ui/Checkbox';
import { IconButton } from '@corredor/ui/IconButton';
import { Inline } from '@corredor/ui/Inline';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { TextField } from '@corredor/ui/TextField';
import { Download, Paperclip, Plus, Trash2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import * as css from './MovementChecklistView.css.ts';

/** As many entries as the document lets a movement have. */
const mostChecks = 40;

export interface MovementChecklistViewProps {
  checklist: readonly MovementCheck[];
  /** All entries of the movement, which are counted; those that are shown unless told. */
  all?: readonly MovementCheck[];
  /** Whether entries are ticked here, and files linked. */
  canTick: boolean;
  /** Whether entries are added and removed too. */
  canChange: boolean;
  isBusy: boolean;
  onTick: (check: MovementCheck, isDone: boolean) => void;
  onUnlink: (check: MovementCheck) => void;
  onAdd: (label: string) => void;
  onRemove: (check: MovementCheck) => void;
  onDownload: (file: { id: number; name: string }) => void;
  /** Where a file of the policy is chosen for an entry, or sent; nothing where the reader may do neither. */
  filesFor?: (check: MovementCheck, close: () => void) => ReactNode;
}

/** What a movement needs: how much of it is there, each entry with its tick and the file that proves it. */
export function MovementChecklistView({
  checklist,
  all = checklist,
  canChange,
  onAdd,
  ...entries
}: MovementChecklistViewProps) {
  const { t } = useTranslation('movements');
  if (checklist.length === 0 && !canChange) return null;
  return (
    <section aria-label={t('checklist.title')}>
      <Stack gap="small">
        <Inline gap="small">
          <Text weight="semibold">{t('checklist.title')}</Text>
          {checklist.length > 0 && (
            <Text size="sm" tone="muted">
              {t('checklist.progress', checklistProgress(all))}
            </Text>
          )}
        </Inline>
        {checklist.length > 0 && (
          <Stack as="ul" gap="small">
            {checklist.map((check) => (
              <Entry key={`${check.position} ${check.label}`} check={check} canChange={canChange} {...entries} />
            ))}
          </Stack>
        )}
        {canChange && checklist.length < mostChecks && <NewEntry isBusy={entries.isBusy} onAdd={onAdd} />}
      </Stack>
    </section>
  );
}

type EntryProps = Omit<MovementChecklistViewProps, 'checklist' | 'all' | 'onAdd'> & { check: MovementCheck };

function Entry({ check, canTick, canChange, isBusy, filesFor, ...on }: EntryProps) {
  const { t } = useTranslation('movements');
  const { date } = useFormats();
  const [isChoosing, setChoosing] = useState(false);
  const { label, is_required, done_on, file } = check;
  const facts = [is_required && t('checklist.required'), done_on && t('checklist.doneOn', { date: date(done_on) })];
  return (
    <li>
      <Stack gap="xxsmall">
        <div className={css.line}>
          <Checkbox
            isSelected={done_on !== null}
            isReadOnly={!canTick || isBusy}
            onChange={(isDone) => on.onTick(check, isDone)}
            description={facts.filter(Boolean).join(' · ') || undefined}
          >
            {label}
          </Checkbox>
          {canTick && (
            <div className={css.buttons}>
              <Inline gap="xxsmall" isWrapping={false}>
                {filesFor && !file && (
                  <IconButton
                    icon={Paperclip}
                    size="small"
                    label={t('checklist.attach', { label })}
                    isDisabled={isBusy}
                    onPress={() => setChoosing(!isChoosing)}
                  />
                )}
                {canChange && !is_required && (
                  <IconButton
                    icon={Trash2}
                    size="small"
                    label={t('checklist.remove', { label })}
                    isDisabled={isBusy}
                    onPress={() => on.onRemove(check)}
                  />
                )}
              </Inline>
            </div>
          )}
        </div>
        {file && (
          <div className={css.file}>
            <div className={css.fileName}>
              <Text size="sm">{file.name}</Text>
            </div>
            <Inline gap="xxsmall" isWrapping={false}>
              <IconButton
                icon={Download}
                size="small"
                label={t('checklist.download', { name: file.name })}
                onPress={() => on.onDownload(file)}
              />
              {canTick && (
                <IconButton
                  icon={X}
                  size="small"
                  label={t('checklist.unlink', { name: file.name, label })}
                  isDisabled={isBusy}
                  onPress={() => on.onUnlink(check)}
                />
              )}
            </Inline>
          </div>
        )}
        {isChoosing && !file && filesFor?.(check, () => setChoosing(false))}
      </Stack>
    </li>
  );
}

/** Something else that this movement needs. */
function NewEntry({ isBusy, onAdd }: { isBusy: boolean; onAdd: (label: string) => void }) {
  const { t } = useTranslation(['movements', 'common']);
  const [label, setLabel] = useState<string | null>(null);
  const [hasTried, setTried] = useState(false);
  const add = () => {
    setTried(true);
    if (!label?.trim()) return;
    onAdd(label.trim());
    setLabel(null);
    setTried(false);
  };
  if (label === null)
    return (
      <div>
        <Button icon={Plus} size="small" isDisabled={isBusy} onPress={() => setLabel('')}>
          {t('checklist.add')}
        </Button>
      </div>
    );
  return (
    <Stack gap="small">
      <TextField
        label={t('checklist.label')}
        autoFocus
        maxLength={120}
        value={label}
        onChange={setLabel}
        errorMessage={hasTried && !label.trim() ? t('common:validation.required') : undefined}
      />
      <Inline gap="small">
        <Button size="small" isPending={isBusy} onPress={add}>
          {t('checklist.add')}
        </Button>
        <Button size="small" tone="quiet" onPress={() => setLabel(null)}>
          {t('common:action.cancel')}
        </Button>
      </Inline>
    </Stack>
  );
}
