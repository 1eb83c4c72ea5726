import { expect, it } from 'vitest';
import { badgeText } from './badgeText.ts';

it.each([
  [-1, ''],
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('writes %i on a badge as %j', (count, text) => {
  expect(badgeText(count)).toBe(text);
});
