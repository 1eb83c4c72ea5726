import type { ChecklistTemplate, Settings } from '@corredor/core/api';

/** What movements of a branch and a kind need, as the form holds it. */
export interface ChecklistValues {
  branch_id: number | null;
  kind: ChecklistTemplate['kind'];
  items: { label: string; is_required: boolean }[];
}
/** What the form holds of the checklists. */
export interface ChecklistSettings {
  checklists: ChecklistValues[];
  checklist_blocks: boolean;
}
export const newItem = { label: '', is_required: true };
/** A checklist with one entry; each its own, since the form changes what it is given. */
export const newChecklist = (): ChecklistValues => ({ branch_id: null, kind: null, items: [{ ...newItem }] });

/** The checklists as they are set. */
export const toChecklistValues = ({ movements }: Settings): ChecklistSettings => ({
  checklists: movements.checklists.map((one) => ({ ...one, items: one.items.map((item) => ({ ...item })) })),
  checklist_blocks: movements.checklist_blocks,
});

/** What is sent of them. */
export const toChecklistInput = ({ checklists, checklist_blocks }: ChecklistSettings): ChecklistSettings => ({
  checklists: checklists.map((one) => ({
    ...one,
    items: one.items.map(({ label, is_required }) => ({ label: label.trim(), is_required })),
  })),
  checklist_blocks,
});
