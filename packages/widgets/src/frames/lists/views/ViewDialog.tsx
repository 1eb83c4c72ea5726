import type { SavedView } from '@corredor/core/api';
import { toCallError } from '@corredor/core/errors';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { Checkbox } from '@corredor/ui/Checkbox';
import { Dialog } from '@corredor/ui/Dialog';
import { Stack } from '@corredor/ui/Stack';
import { TextField } from '@corredor/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaving } from '../../leaving/index.ts';

export type ViewValues = Pick<SavedView, 'name' | 'is_pinned' | 'is_shared'>;

export interface ViewDialogProps {
  /** The view to rename; without one, a new view is saved. */
  view?: SavedView;
  canShare: boolean;
  isSaving: boolean;
  error: unknown;
  onSave: (values: ViewValues) => void;
  onClose: () => void;
}

/** Names a view, pins it above the list and shares it with the brokerage. */
export default function ViewDialog({ view, canShare, isSaving, error, onSave, onClose }: ViewDialogProps) {
  const { t } = useTranslation(['frames', 'common']);
  const begun: ViewValues = {
    name: view?.name ?? '',
    is_pinned: view?.is_pinned ?? true,
    is_shared: view?.is_shared ?? false,
  };
  const [values, setValues] = useState(begun);
  const [hasTried, setTried] = useState(false);
  const name = values.name.trim();
  const problem = error ? toCallError(error) : null;
  const nameProblem = () => {
    if (hasTried && name === '') return t('common:validation.required');
    return problem?.status === 409 ? t('views.taken') : problem?.fields.name;
  };
  const save = () => {
    setTried(true);
    if (name !== '') onSave({ ...values, name });
  };
  const isTyped = (Object.keys(begun) as (keyof ViewValues)[]).some((field) => values[field] !== begun[field]);
  const { close, question } = useLeaving({ isDirty: isTyped && !isSaving, onClose });
  return (
    <>
      <Dialog
        isOpen
        size="small"
        isDismissable={!isSaving}
        onOpenChange={(isOpen) => isOpen || close()}
        title={view ? t('views.rename') : t('views.save')}
        description={view ? undefined : t('views.saveHelp')}
        actions={
          <>
            <Button onPress={close} isDisabled={isSaving}>
              {t('form.cancel')}
            </Button>
            <Button tone="accent" isPending={isSaving} onPress={save}>
              {t('views.keep')}
            </Button>
          </>
        }
      >
        <Stack>
          {problem && problem.status !== 409 && !problem.fields.name && (
            <Banner tone="critical" isLive title={problem.message} />
          )}
          <TextField
            label={t('views.name')}
            isRequired
            autoFocus
            maxLength={60}
            value={values.name}
            onChange={(text) => setValues({ ...values, name: text })}
            errorMessage={nameProblem()}
          />
          <Checkbox isSelected={values.is_pinned} onChange={(is_pinned) => setValues({ ...values, is_pinned })}>
            {t('views.pinHelp')}
          </Checkbox>
          {canShare && (view === undefined || view.is_mine) && (
            <Checkbox isSelected={values.is_shared} onChange={(is_shared) => setValues({ ...values, is_shared })}>
              {t('views.shareHelp')}
            </Checkbox>
          )}
        </Stack>
      </Dialog>
      {question}
    </>
  );
}
