import { DateField } from '@corredor/ui/DateField';
import { FormGroup } from '@corredor/ui/FormFrame';
import { NumberField } from '@corredor/ui/NumberField';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { Select } from '@corredor/ui/Select';
import { Switch } from '@corredor/ui/Switch';
import { TextArea } from '@corredor/ui/TextArea';
import { TextField } from '@corredor/ui/TextField';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindField } from '../../frames/forms/index.ts';
import { TaskAssigneePicker } from '../../frames/pickers/index.ts';
import { AboutPicker } from './AboutPicker.tsx';
import { kindWords, priorityWords, unitWords } from './TaskFilters.tsx';
import { TimeField } from './TimeField.tsx';
import type { TaskValues } from './taskValues.ts';

interface TaskFieldsProps {
  control: Control<TaskValues>;
  /** What whoever does it now is called. */
  assigneeName: string | undefined;
}

/** The fields of a task, new or known. */
export function TaskFields({ control, assigneeName }: TaskFieldsProps) {
  const { t } = useTranslation('tasks');
  const unit = useWatch({ control, name: 'repeats.unit' });
  const about = useWatch({ control, name: 'about' });
  return (
    <>
      <FormGroup title={t('group.what')}>
        <Controller
          control={control}
          name="title"
          render={(bound) => <TextField label={t('field.title')} isRequired maxLength={200} {...bindField(bound)} />}
        />
        <Controller
          control={control}
          name="kind"
          render={(bound) => (
            <Select
              label={t('field.kind')}
              isRequired
              items={kindWords.map((id) => ({ id, label: t(`kind.${id}`) }))}
              {...bindField(bound)}
            />
          )}
        />
        <Controller
          control={control}
          name="about"
          render={(bound) => {
            // The server says it of the number.
            const { id } = Object(bound.fieldState.error) as { id?: { message?: string } };
            return <AboutPicker label={t('field.about')} {...bindField(bound)} errorMessage={id?.message} />;
          }}
        />
        <Controller
          control={control}
          name="description"
          render={(bound) => <TextArea label={t('field.description')} maxLength={4000} {...bindField(bound)} />}
        />
      </FormGroup>
      <FormGroup title={t('group.when')}>
        <Controller
          control={control}
          name="due_on"
          render={(bound) => <DateField label={t('field.due_on')} isRequired {...bindField(bound)} />}
        />
        <Controller
          control={control}
          name="due_time"
          render={(bound) => <TimeField label={t('field.due_time')} {...bindField(bound)} />}
        />
        <Controller
          control={control}
          name="assignee_id"
          render={(bound) => (
            <TaskAssigneePicker
              label={t('field.assignee')}
              isRequired
              about={about?.model}
              valueLabel={assigneeName}
              {...bindField(bound)}
            />
          )}
        />
        <Controller
          control={control}
          name="priority"
          render={(bound) => (
            <RadioGroup
              label={t('field.priority')}
              isRequired
              orientation="horizontal"
              items={priorityWords.map((id) => ({ id, label: t(`priority.${id}`) }))}
              {...bindField(bound)}
            />
          )}
        />
        <Controller
          control={control}
          name="repeats.unit"
          render={(bound) => (
            <Select
              label={t('field.repeats')}
              emptyLabel={t('repeats.never')}
              items={unitWords.map((id) => ({ id, label: t(`unit.${id}`) }))}
              {...bindField(bound)}
            />
          )}
        />
        {unit && (
          <>
            <Controller
              control={control}
              name="repeats.every"
              render={(bound) => (
                <NumberField
                  label={t('field.every')}
                  isRequired
                  minValue={1}
                  maxValue={12}
                  suffix={t(`units.${unit}`)}
                  {...bindField(bound)}
                />
              )}
            />
            <Controller
              control={control}
              name="repeats.until"
              render={(bound) => (
                <DateField label={t('field.until')} description={t('untilHelp')} {...bindField(bound)} />
              )}
            />
          </>
        )}
        <Controller
          control={control}
          name="is_private"
          render={(bound) => (
            <Switch
              name={bound.field.name}
              description={bound.fieldState.error?.message ?? t('privateHelp')}
              isSelected={bound.field.value}
              onChange={bound.field.onChange}
              onBlur={bound.field.onBlur}
              ref={bound.field.ref}
            >
              {t('field.is_private')}
            </Switch>
          )}
        />
      </FormGroup>
    </>
  );
}
