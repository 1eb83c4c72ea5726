import { performance } from 'node:perf_hooks';

/** Does the jobs in their order, some at a time; answers each one's exit code, its seconds and what it left out. */
export async function runLanes(jobs, count) {
  const results = [];
  const queue = [...jobs];
  // Whoever ends it ends what runs, and begins nothing more.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => {
      for (const { name } of queue.splice(0)) results.push({ name, code: 1, left: [], seconds: 0 });
    });
  const follow = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const start = performance.now();
      const { code, left = [], note = '' } = await job.work();
      const seconds = (performance.now() - start) / 1000;
      results.push({ name: job.name, code, left, note, seconds });
      console.log(`${job.name}: ${code === 0 ? 'ok' : 'failed'} in ${seconds.toFixed(1)} s${note && ` (${note})`}`);
    }
  };
  await Promise.all(Array.from({ length: count }, follow));
  return results;
}
