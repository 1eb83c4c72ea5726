import { describe, expect, it } from 'vitest';
import { runJobs } from './schedule.mjs';

/** A run over a clock of its own: each job takes its seconds, and says when it began. */
async function play(jobs, lanes = 2) {
  let time = 0;
  const sleeping = [];
  const began = {};
  const sleep = (seconds) => new Promise((wake) => sleeping.push({ at: time + seconds, wake }));
  const tick = () => {
    sleeping.sort((one, other) => one.at - other.at);
    const first = sleeping.shift();
    if (!first) return;
    time = first.at;
    first.wake();
  };
  const played = jobs.map((job) => ({
    lanes: 1,
    stage: 'any',
    ...job,
    work: async () => {
      began[job.name] = time;
      await sleep(job.seconds);
      if (job.throws) throw new Error('thrown');
      return job.code ?? 0;
    },
  }));
  const run = runJobs(played, { lanes, now: () => time * 1000 });
  let isDone = false;
  void run.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    tick();
  }
  return { outcomes: Object.fromEntries((await run).map(({ name, ...rest }) => [name, rest])), began, time };
}

describe('the jobs of a run', () => {
  it('go on after a red one, and leave out only what needs its output', async () => {
    const { outcomes } = await play([
      { name: 'build', seconds: 1, code: 1 },
      { name: 'stories', seconds: 5, needs: ['build'] },
      { name: 'pictures', seconds: 5, needs: ['stories'] },
      { name: 'lint', seconds: 1, after: ['build'] },
      { name: 'unit', seconds: 3 },
    ]);
    expect(outcomes).toMatchObject({
      build: { outcome: 'red' },
      stories: { outcome: 'left', because: ['build'] },
      pictures: { outcome: 'left', because: ['stories'] },
      lint: { outcome: 'green' },
      unit: { outcome: 'green', seconds: 3 },
    });
  });

  it('are red where their work throws', async () => {
    const { outcomes } = await play([{ name: 'unit', seconds: 1, throws: true }]);
    expect(outcomes.unit.outcome).toBe('red');
  });

  it('begin with the longest chain, and fill the lanes with the others', async () => {
    const { began, time } = await play([
      { name: 'lint', seconds: 2 },
      { name: 'types', seconds: 4 },
      { name: 'build', seconds: 3 },
      { name: 'stories', seconds: 3, needs: ['build'] },
    ]);
    expect(began).toEqual({ build: 0, types: 0, stories: 3, lint: 4 });
    expect(time).toBe(6);
  });

  it('that fill all lanes go alone, but for those that mostly wait', async () => {
    const { began } = await play([
      { name: 'unit', seconds: 4, lanes: 2 },
      { name: 'budget', seconds: 2, lanes: 0 },
      { name: 'lint', seconds: 1 },
    ]);
    expect(began).toEqual({ unit: 0, budget: 0, lint: 4 });
  });

  it('of two lanes run on one', async () => {
    const { time } = await play([{ name: 'unit', seconds: 4, lanes: 2 }], 1);
    expect(time).toBe(4);
  });

  it('do not wait for what was not asked for', async () => {
    const { outcomes } = await play([{ name: 'stories', seconds: 1, needs: ['build'] }]);
    expect(outcomes.stories.outcome).toBe('green');
  });
});
