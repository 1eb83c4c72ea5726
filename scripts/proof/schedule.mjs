/**
 * A piece of the proof.
 * - `name`, and `stage`, the group by which people ask for it.
 * - `needs`: jobs whose output it uses; where one of them is red, it cannot run.
 * - `after`: jobs that it only waits for, whatever becomes of them.
 * - `lanes`: how many cores it keeps busy: 1, 2, or 0 for one that mostly waits.
 * - `seconds`: how long it is expected to take.
 * - `work`: answers an exit code.
 * @typedef {{ name: string, stage: string, needs?: string[], after?: string[], lanes: number, seconds: number, work: () => Promise<number> }} Job
 * @typedef {{ name: string, outcome: 'green' | 'red' | 'left', seconds: number, because?: string[] }} Outcome
 */

/**
 * Runs all jobs, as many beside one another as there are lanes; what the longest chain waits for comes first. A red job stops only those that
 * need its output.
 * @param {Job[]} jobs
 * @param {{ lanes: number, now?: () => number, isStopped?: () => boolean, tell?: (outcome: Outcome) => void }} options
 * @returns {Promise<Outcome[]>} one for each job, in the order in which they ended
 */
export async function runJobs(jobs, { lanes, now = Date.now, isStopped = () => false, tell = () => {} }) {
  const waiting = new Set(jobs);
  const weights = weigh(jobs);
  const outcomes = new Map();
  const running = new Map();
  let free = lanes;

  const end = (job, outcome) => {
    outcomes.set(job.name, outcome);
    tell(outcome);
  };
  const isThere = (name) => outcomes.has(name) || !jobs.some((job) => job.name === name);
  const isReady = ({ needs = [], after = [] }) => [...needs, ...after].every(isThere);
  /** One of two lanes is wide enough for a job that would fill more than there are. */
  const widthOf = ({ lanes: wanted }) => Math.min(wanted, lanes);

  const leaveOut = () => {
    for (const job of waiting) {
      const because = (job.needs ?? []).filter((name) => outcomes.has(name) && outcomes.get(name).outcome !== 'green');
      if (because.length === 0) continue;
      waiting.delete(job);
      end(job, { name: job.name, outcome: 'left', seconds: 0, because });
      // Who needs this one may have been looked at already.
      return leaveOut();
    }
  };
  const start = (job) => {
    waiting.delete(job);
    free -= widthOf(job);
    const begin = now();
    const work = Promise.resolve()
      .then(() => job.work())
      .catch((error) => {
        console.error(error);
        return 1;
      })
      .then((code) => {
        running.delete(job);
        free += widthOf(job);
        end(job, { name: job.name, outcome: code === 0 ? 'green' : 'red', seconds: (now() - begin) / 1000 });
      });
    running.set(job, work);
  };
  const next = () => {
    const ready = [...waiting].filter(isReady).sort((one, other) => weights.get(other.name) - weights.get(one.name));
    return ready.find((job) => widthOf(job) <= free);
  };

  while (waiting.size > 0 || running.size > 0) {
    leaveOut();
    for (let job = next(); job && !isStopped(); job = next()) start(job);
    if (running.size === 0) break;
    await Promise.race(running.values());
  }
  return [...outcomes.values()];
}

/** How many seconds still follow from a job's start, along the longest chain of those that wait for it. */
function weigh(jobs) {
  const known = new Map();
  const of = (job) => {
    if (known.has(job.name)) return known.get(job.name);
    const followers = jobs.filter(({ needs = [], after = [] }) => [...needs, ...after].includes(job.name));
    const weight = job.seconds + Math.max(0, ...followers.map(of));
    known.set(job.name, weight);
    return weight;
  };
  for (const job of jobs) of(job);
  return known;
}
