import type { Task, TaskAbout, TaskKind, TaskPriority, TaskUnit } from '@corredor/core/api';
import type { PlainDate } from '@corredor/core/dates';
import { textOrNull } from '../../frames/forms/index.ts';

/** A task as its form holds it. */
export interface TaskValues {
  title: string;
  description: string;
  kind: TaskKind;
  due_on: string | null;
  due_time: string;
  priority: TaskPriority;
  assignee_id: number | null;
  about: TaskAbout | null;
  /** It comes again where it has a unit. */
  repeats: { every: number | null; unit: TaskUnit | null; until: string | null };
  is_private: boolean;
}

/** The form of a task. */
export const toTaskValues = (task: Task): TaskValues => ({
  title: task.title,
  description: task.description ?? '',
  kind: task.kind,
  due_on: task.due_on,
  due_time: task.due_time ?? '',
  priority: task.priority,
  assignee_id: task.assignee_id,
  about: task.about,
  repeats: task.repeats ?? { every: 1, unit: null, until: null },
  is_private: task.is_private,
});
/** The form of a new one: for whoever adds it, today. */
export const newTaskValues = (userId: number | null, today: PlainDate, about: TaskAbout | null = null): TaskValues => ({
  title: '',
  description: '',
  kind: 'call',
  due_on: today,
  due_time: '',
  priority: 'normal',
  assignee_id: userId,
  about,
  repeats: { every: 1, unit: null, until: null },
  is_private: false,
});

/** What is sent; the check against the document tells what is missing. */
export const toTaskInput = ({ about, repeats, ...values }: TaskValues) => ({
  title: values.title.trim(),
  description: textOrNull(values.description),
  kind: values.kind,
  due_on: values.due_on,
  due_time: textOrNull(values.due_time),
  priority: values.priority,
  assignee_id: values.assignee_id,
  about: about && { model: about.model, id: about.id },
  repeats: repeats.unit && { every: repeats.every, unit: repeats.unit, until: repeats.until },
  is_private: values.is_private,
});
