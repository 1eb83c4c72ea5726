import type { Task } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { readTime } from '@corredor/core/dates';
import { createTask, getTask, updateTask } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vTask, vTaskInput } from '@corredor/core/schemas';
import { useTranslation } from 'react-i18next';
import { useFormats, useSession } from '../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../base/data/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { FormPage, useRecordForm } from '../../frames/forms/index.ts';
import { useAboutOfAddress, useDueOfAddress } from './aboutOfAddress.ts';
import { TaskFields } from './TaskFields.tsx';
import { newTaskValues, toTaskInput, toTaskValues } from './taskValues.ts';
import { useTaskWords } from './useTaskWords.ts';

/** Makes a task, or changes one in its page. */
export function TaskForm({ task }: { task?: Task }) {
  const { t } = useTranslation(['tasks', 'common']);
  const { go } = useNavigation();
  const about = useAboutOfAddress();
  const due = useDueOfAddress();
  const { record } = useSession();
  const { today, time } = useFormats();
  const editing = useRecordForm({
    kind: 'task',
    record: task,
    nameOf: ({ title }) => title,
    schemas: { record: vTask, input: vTaskInput },
    values: { of: toTaskValues, empty: newTaskValues(record.userId, due ?? today(), about), toInput: toTaskInput },
    rules: ({ due_time }) => ({
      due_time: due_time.trim() && readTime(due_time) === null ? t('timeHelp', { time: time('14:30') }) : undefined,
    }),
    operations: {
      create: (client, body, header) => call(client, createTask, { header, body }),
      update: (client, { id, version }, body) =>
        call(client, updateTask, { path: { taskId: id }, header: ifMatch(version), body }),
      get: (client, taskId) => queryOf(client, getTask, { path: { taskId } }),
      refresh: (queries) => refreshAfter(queries, updateTask),
    },
    words: {
      ...useTaskWords(),
      success: t(task ? 'common:success.task.updated' : 'common:success.task.created'),
    },
    nextStep: () => (task ? undefined : { label: t('another'), onAction: () => go(paths.newTask()) }),
    onSaved: ({ id }) => go(paths.taskRecord(id)),
  });
  return (
    <FormPage
      title={task ? undefined : t('new')}
      parent={{ label: t('title'), href: task ? paths.taskRecord(task.id) : paths.tasks() }}
      editing={editing}
      submitLabel={t(task ? 'save' : 'create')}
    >
      <TaskFields control={editing.form.control} assigneeName={task ? task.assignee.name : t('me')} />
    </FormPage>
  );
}
