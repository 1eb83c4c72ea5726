import { aPolicy } from '@corredor/core/fixtures';
import { fn } from 'storybook/test';
import { answering, answers, onDay, withToasts } from '../testing/index.ts';

/** Every move that the page makes. */
export const onGo = fn();
/** What the mocked server was sent. */
export const sent = fn();
/** A draft that lacks its payer. */
export const draft = aPolicy({
  status: 'draft',
  payer_id: null,
  payer: null,
  missing: ['payer_id'],
  locked_fields: [],
  allowed_actions: ['update', 'activate', 'delete'],
  instalments_summary: {
    count: 0,
    paid: 0,
    total: '0.00',
    collected: '0.00',
    collected_by_broker: '0.00',
    crossed: '0.00',
    withheld: '0.00',
    written_off: '0.00',
    credits: 0,
    credit_balance: '0.00',
  },
});
/** An active policy of which nothing is paid yet, so that all of it can be changed. */
export const unpaid = aPolicy({
  locked_fields: [],
  instalments_summary: {
    count: 12,
    paid: 0,
    total: '599.15',
    collected: '0.00',
    collected_by_broker: '0.00',
    crossed: '0.00',
    withheld: '0.00',
    written_off: '0.00',
    credits: 0,
    credit_balance: '0.00',
  },
});
/** Where the form of the policy is. */
export const address = '/app/management/policies/118/update';
/** The server has this policy, and answers the rest as it is told. */
export const showing = (policy: ReturnType<typeof aPolicy>, ...more: Parameters<typeof answers>) =>
  answers(answering('getPolicy', policy), ...more);

/** What the stories of a policy's page have in common: the form of an active policy, on a day within its term. */
export const onPolicyPage = {
  decorators: [withToasts],
  args: { id: 118, isEditing: true },
  beforeEach: () => {
    onGo.mockClear();
    return onDay('2026-05-20')();
  },
  parameters: { start: address, onGo, ...showing(aPolicy()) },
};
