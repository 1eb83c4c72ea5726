import { type Connection, messageOf } from '../database/connection.ts';
import { createLeader } from './leader.ts';

/** Work that the server does by itself, in one process at a time. */
export interface Job {
  name: string;
  everyMs: number;
  /** Ends early where the signal says that this process stops or no longer leads. */
  run: (signal: AbortSignal) => Promise<void>;
}
interface SchedulerOptions {
  connection: Connection;
  jobs: readonly Job[];
  log: {
    info: (facts: object, text: string) => void;
    warn: (facts: object, text: string) => void;
    error: (facts: object, text: string) => void;
  };
  /** How often a process asks whether it leads, and looks what is due. */
  everyMs?: number;
}

/** Runs jobs in whichever process leads: each at once when it takes the lead, then again after its own time. */
export function startScheduler({ connection, jobs, log, everyMs = 5_000 }: SchedulerOptions) {
  let leading = new AbortController();
  let isStopped = false;
  let looking: Promise<void> | undefined;
  const running = new Map<string, Promise<void>>();
  const nextAt = new Map<string, number>();
  const leader = createLeader({
    connection,
    log,
    onLost: () => {
      leading.abort();
      leading = new AbortController();
      nextAt.clear();
    },
  });
  const runOne = async ({ name, everyMs: pause, run }: Job) => {
    try {
      await run(leading.signal);
    } catch (error) {
      log.error({ job: name, reason: messageOf(error) }, 'a job failed, it is tried again');
    }
    nextAt.set(name, Date.now() + pause);
    running.delete(name);
  };
  const look = async () => {
    if (!(await leader.check()) || isStopped) return;
    // A job that takes long holds up neither the others nor the heartbeat of the lead.
    for (const job of jobs)
      if (!running.has(job.name) && (nextAt.get(job.name) ?? 0) <= Date.now()) running.set(job.name, runOne(job));
  };
  const tick = () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  };
  tick();
  const timer = setInterval(tick, everyMs);
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      leading.abort();
      await looking;
      await Promise.all(running.values());
      await leader.leave();
    },
  };
}
