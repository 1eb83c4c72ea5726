import { expect, it } from 'vitest';
import { completingReceipt } from './completingReceipt.ts';

it('is the latest that was not taken back', () => {
  const receipts = [
    { id: 3, voided_at: '2026-02-10T12:00:00Z' },
    { id: 2, voided_at: null },
    { id: 1, voided_at: null },
  ];
  expect(completingReceipt(receipts)?.id).toBe(2);
  expect(completingReceipt(receipts.slice(0, 1))).toBeUndefined();
});
