import { expect, it } from 'vitest';
import { receiptDayFault } from './index.ts';

it('takes a receipt on its day, and a post-dated cheque no earlier', () => {
  expect(receiptDayFault('2026-02-10', 'cheque', '2026-02-10')).toBeNull();
  expect(receiptDayFault('2026-01-31', 'bank_debit', '2026-02-10')).toBeNull();
  expect(receiptDayFault('2026-02-11', 'cheque', '2026-02-10')).toBe('cheque');
  expect(receiptDayFault('2026-02-11', 'bank_debit', '2026-02-10')).toBe('future');
  expect(receiptDayFault('2026-02-11', null, '2026-02-10')).toBe('future');
});
