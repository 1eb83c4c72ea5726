import { describe, expect, it } from 'vitest';
import { judge, mostUnsteady } from './unsteady.mjs';

const seen = (what) => ({
  name: 'a-story',
  isBusy: true,
  listed: [],
  soFar: 0,
  first: 'Unable to find "Stay"',
  ...what,
});
const verdict = (what) => judge(seen(what)).verdict;

describe('a red test that was looked at again alone', () => {
  it('is red where it was red both times, however busy the machine is', () => {
    expect(judge(seen({ second: 'Unable to find "Stay"' }))).toEqual({
      verdict: 'red',
      isUnsteady: false,
      reason: 'red alone too',
    });
    expect(verdict({ second: 'Something else' })).toBe('red');
  });

  it('is unsteady where it was green alone, and stays green on a busy machine only', () => {
    expect(judge(seen({}))).toMatchObject({ verdict: 'green', isUnsteady: true });
    expect(judge(seen({ isBusy: false }))).toMatchObject({ verdict: 'red', isUnsteady: true });
  });

  it('is red where its name is listed, whatever the machine does', () => {
    expect(judge(seen({ listed: ['another', 'a-story'] }))).toMatchObject({ verdict: 'red', isUnsteady: true });
    expect(verdict({ listed: ['a-story--dark'] })).toBe('green');
  });

  it('is red where three others of the run were unsteady', () => {
    expect(verdict({ soFar: mostUnsteady - 1 })).toBe('green');
    expect(verdict({ soFar: mostUnsteady })).toBe('red');
    expect(mostUnsteady).toBe(3);
  });

  it('says why', () => {
    expect(judge(seen({ isBusy: false })).reason).toContain('quiet');
    expect(judge(seen({ listed: ['a-story'] })).reason).toContain('unsteady.json');
    expect(judge(seen({ soFar: 3 })).reason).toContain('3 others');
  });

  it('was never red without a first red', () => {
    expect(judge(seen({ first: undefined, isBusy: false }))).toEqual({
      verdict: 'green',
      isUnsteady: false,
      reason: 'green',
    });
  });
});
