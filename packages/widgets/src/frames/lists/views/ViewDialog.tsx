import type { SavedView } from '@corredor/core/api';
import { type CallError, toCallError } from '@corredor/core/errors';
import { Banner } from '@corredor/ui/Banner';
import { Checkbox } from '@corredor/ui/Checkbox';
import { TextField } from '@corredor/ui/TextField';
import { useTranslation } from 'react-i18next';
import { AskDialog, useDialogForm } from '../../asking/index.ts';

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

const newView: ViewValues & Pick<SavedView, 'is_mine'> = { name: '', is_pinned: true, is_shared: false, is_mine: true };
const isTaken = (error: CallError | null) => error?.status === 409;

/** Names a view, pins it above the list and shares it with the brokerage. */
export default function ViewDialog({ view, canShare, isSaving, error, onSave, onClose }: ViewDialogProps) {
  const { t } = useTranslation(['frames', 'common']);
  const problem = error ? toCallError(error) : null;
  const begun = view ?? newView;
  const form = useDialogForm<ViewValues, ViewValues>({
    place: `views.${view?.id ?? 'new'}`,
    begun: { name: begun.name, is_pinned: begun.is_pinned, is_shared: begun.is_shared },
    faults: ({ name }) => ({ name: !name.trim() && t('common:validation.required') }),
    toInput: (values) => ({ ...values, name: values.name.trim() }),
    error: problem,
    isBusy: isSaving,
    onSubmit: onSave,
  });
  const name = form.field('name');
  const isToldAtName = isTaken(problem) || problem?.fields.name !== undefined;
  return (
    <AskDialog
      size="small"
      title={view ? t('views.rename') : t('views.save')}
      description={view ? undefined : t('views.saveHelp')}
      verb={t('views.keep')}
      form={form}
      onClose={onClose}
    >
      {problem && !isToldAtName && <Banner tone="critical" isLive title={problem.message} />}
      <TextField
        label={t('views.name')}
        isRequired
        autoFocus
        maxLength={60}
        {...name}
        errorMessage={name.errorMessage ?? (isTaken(problem) ? t('views.taken') : undefined)}
      />
      <Checkbox isSelected={form.values.is_pinned} onChange={(is_pinned) => form.set({ is_pinned })}>
        {t('views.pinHelp')}
      </Checkbox>
      {canShare && begun.is_mine && (
        <Checkbox isSelected={form.values.is_shared} onChange={(is_shared) => form.set({ is_shared })}>
          {t('views.shareHelp')}
        </Checkbox>
      )}
    </AskDialog>
  );
}
