import { describe, expect, it } from 'vitest';
import { whyOf } from './results.mjs';

describe('what Playwright says of an error', () => {
  it('is told in one line, with the place on the page and in the test', () => {
    const message = [
      'Error: \u001b[2mexpect(\u001b[22mlocator).toHaveCount(expected) failed',
      '',
      "Locator:  getByRole('heading')",
      'Expected: 0',
    ].join('\n');
    expect(whyOf({ message, location: { file: '/somewhere/e2e/firstDay.e2e.ts', line: 74, column: 3 } })).toBe(
      "Error: expect(locator).toHaveCount(expected) failed · Locator:  getByRole('heading') · at firstDay.e2e.ts:74",
    );
  });

  it('of a story says the rule that was broken, the element, and what the second look gave', () => {
    const message = [
      'Error: a11y failed ',
      'Elements must meet contrast (color-contrast)',
      '  .one',
      '  <p class="one">Words</p>',
      '  Fix any of the following:',
      'screens-one--ready is red alone too.',
      '    at prove (prove.ts:42:9)',
    ].join('\n');
    expect(whyOf({ message })).toBe(
      'Error: a11y failed · Elements must meet contrast (color-contrast) · .one · <p class="one">Words</p> · Fix any of the following: · screens-one--ready is red alone too.',
    );
  });

  it('of a property says what broke it, as far as a line is read', () => {
    const message = [
      'Error: Property failed after 110 tests',
      `Counterexample: ["${'a'.repeat(5_000)}"]`,
      '    at x',
    ].join('\n');
    expect(whyOf({ message })).toBe(`Error: Property failed after 110 tests · Counterexample: ["${'a'.repeat(382)}…`);
  });

  it('is told without a place where there is none', () => {
    expect(whyOf({ message: 'Error: it ended' })).toBe('Error: it ended');
    expect(whyOf(undefined)).toBe('');
  });
});
