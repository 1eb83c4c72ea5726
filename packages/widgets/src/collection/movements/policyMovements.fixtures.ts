import {
  aChecklist,
  aMovement,
  aMovementPreview,
  aMovementRow,
  anExtraField,
  aPage,
  aPolicy,
} from '@corredor/core/fixtures';
import { paths } from '@corredor/core/paths';
import type { StoryContext } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { answering, answers, withToasts } from '../../testing/index.ts';

/** What the mocked server was sent. */
export const sent = fn();
/** Movements of every state, the last one first. */
const rows = [
  aMovementRow({ id: 64, number: 5 }),
  aMovementRow({ id: 63, number: 4, kind: 'exclusion', status: 'sent', sent_on: '2026-03-09', total_delta: '-289.40' }),
  aMovementRow({ id: 62, number: 3, kind: 'data', status: 'rejected', total_delta: '0.00' }),
  aMovementRow({
    id: 61,
    number: 2,
    kind: 'inclusion',
    status: 'issued',
    total_delta: '289.97',
    insurer_number: 'END-00731',
  }),
  aMovementRow({ id: 60, number: 1, kind: 'surcharge', status: 'discarded', total_delta: '40.00' }),
];
export const policy = aPolicy({ current_total: '889.12', current_net_premium: '741.97', movements_count: 1 });
/** The draft among them, as it is opened. */
export const stored = aMovement({ id: 64, number: 5, version: 3 });
/** The same with a checklist of which two entries are open. */
export const needy = aMovement({
  id: 64,
  number: 5,
  version: 3,
  checklist: aChecklist,
  checklist_done: 2,
  checklist_count: 4,
});
/** What the branch asks for of its own, of vehicles and of general items. */
export const extra_fields = [
  anExtraField({
    ...{ key: 'tracker', name_es: 'Dispositivo de rastreo', name_en: 'Tracking device', kind: 'yes_no', choices: [] },
    ...{ on: 'vehicle', is_required: true },
  }),
  anExtraField({ on: 'vehicle', position: 2 }),
  anExtraField({ key: 'brand', name_es: 'Marca', name_en: 'Brand', kind: 'text', choices: [], on: 'general' }),
];
export type UserEvent = StoryContext['userEvent'];
/** Waits for the form in which a movement is drafted. */
export const openForm = async (canvas: StoryContext['canvas']) => {
  await canvas.findByRole('button', { name: /Kind of movement|Tipo de movimiento/ });
  return canvas;
};

/** What the stories of a policy's movements have in common: the policy, its movements of every state, and what is heard being sent. */
export const withMovements = {
  args: { policy },
  decorators: [withToasts],
  parameters: answers(
    answering('listMovements', aPage(rows)),
    answering('getMovement', stored),
    answering('getPolicy', policy),
    answering('previewMovement', aMovementPreview({ current_total: '889.12', next_total: '536.87' })),
  ),
  beforeEach: () => void sent.mockClear(),
};

/** Where the page led to. */
export const onGo = fn();
const { parameters } = withMovements;
/** What the stories of the page have in common in which a movement is drafted. */
export const withDrafting = {
  args: { policyId: policy.id },
  decorators: [withToasts],
  parameters: { ...parameters, onGo, start: paths.newMovement(policy.id) },
  beforeEach: () => {
    sent.mockClear();
    onGo.mockClear();
  },
};
