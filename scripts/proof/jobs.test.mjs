import { describe, expect, it } from 'vitest';
import { jobsOf, proofJobs, stages } from './jobs.mjs';

const jobs = proofJobs();
const names = (chosen) => jobsOf(jobs, chosen).map(({ name }) => name);

describe('the jobs of the proof', () => {
  it('wait only for jobs that there are', () => {
    const known = new Set(jobs.map(({ name }) => name));
    const waitedFor = jobs.flatMap(({ needs = [], after = [] }) => [...needs, ...after]);
    expect(waitedFor.filter((name) => !known.has(name))).toEqual([]);
    expect(known.size).toBe(jobs.length);
  });

  it('bring the builds that a stage needs, and nothing else', () => {
    expect(names(['stories'])).toEqual(['elements', 'storybook', 'stories']);
    expect(names(['unit'])).toEqual(['unit: packages and scripts', 'unit: api']);
    expect(names(['e2e', 'budget'])).toEqual(['elements', 'host', 'end to end', 'budget']);
    expect(names(stages)).toEqual(jobs.map(({ name }) => name));
  });
});
