import { dailyWork, type Job } from './jobs/index.ts';

/** Everything that the server does by itself while it leads; a part with such work adds its job here. */
export const createJobs = (options: Parameters<typeof dailyWork>[0]): Job[] => [dailyWork(options)];
