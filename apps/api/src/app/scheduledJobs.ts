import { dailyWork, type Job, taskHours } from '../jobs/index.ts';
import { sweepJob } from '../jobs/sweep/index.ts';
import { settleDirectory } from '../public/directory/index.ts';
import type { FileStore } from '../services/files/index.ts';
import { reconcileCheckouts } from '../subscription/billing/index.ts';
import type { Gateway } from '../subscription/gateways/index.ts';

type Options = Parameters<typeof dailyWork>[0];

/** Everything that the server does by itself while it leads; a part with such work adds its job here. */
export const createJobs = ({
  world,
  ...options
}: Options & { world: Options['world'] & { gateway: Gateway; files: FileStore } }): Job[] => [
  dailyWork({ world, ...options }),
  taskHours(options),
  sweepJob({ db: options.db, files: world.files, log: options.log }),
  {
    name: 'purchases without an answer',
    everyMs: 60_000,
    run: async () => {
      const settled = await reconcileCheckouts({ ...world, db: options.db });
      if (settled > 0) options.log.info({ settled }, 'purchases asked about');
    },
  },
  {
    name: 'counts of the directory',
    everyMs: 10_000,
    run: async (signal) => {
      const blocks = await settleDirectory(options.db, { signal });
      if (blocks > 0) options.log.info({ blocks }, 'directory settled');
    },
  },
];
