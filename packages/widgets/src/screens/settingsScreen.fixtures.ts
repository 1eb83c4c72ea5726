import { aSettings } from '@corredor/core/fixtures';
import { HttpResponse } from 'msw';
import { fn } from 'storybook/test';
import { answering, answers, resolving, withToasts } from '../testing/index.ts';

/** What the mocked server was sent. */
export const sent = fn();
/** Settings of which none is the brokerage's own. */
export const plain = aSettings();
/** The server takes what is saved, section by section. */
export const saved = resolving('updateSettings', async ({ request }) => {
  const body = Object(await request.json());
  sent(body, request.headers.get('If-Match'));
  const { premium_pack, undo, payments, renewals, movements } = body;
  return HttpResponse.json({
    ...plain,
    version: 2,
    ...(premium_pack && { premium_pack: { ...plain.premium_pack, own: premium_pack.charges ? [premium_pack] : [] } }),
    ...(payments && { payments: { ...plain.payments, ...payments } }),
    ...(renewals && { renewals: { ...plain.renewals, ...renewals } }),
    ...(movements && { movements: { ...plain.movements, ...movements } }),
    ...(undo && { undo: { ...plain.undo, window_days: undo.window_days ?? 30 } }),
  });
});

/** What the stories of settings have in common: nothing is set yet, and what is heard being saved. */
export const withSettings = {
  decorators: [withToasts],
  beforeEach: () => void sent.mockClear(),
  parameters: { start: '/app/configuration/settings', ...answers(answering('getSettings', plain), saved) },
};
