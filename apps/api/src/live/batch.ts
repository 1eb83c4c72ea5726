import { setImmediate as breathe } from 'node:timers/promises';

interface BatchLimits {
  /** How many one work takes. */
  largest: number;
}

/** So many go on with what they waited for in one go; then everybody else's requests have their turn. */
const share = 10;

/** Works off what comes in while a work is running together, in the next one: what many ask for becomes one statement. */
export function createBatch<Item, Result>(work: (items: Item[]) => Promise<Result[]>, { largest }: BatchLimits) {
  const waiting: { item: Item; resolve: (result: Result) => void; reject: (reason: unknown) => void }[] = [];
  let isBusy = false;
  const run = async () => {
    isBusy = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, largest);
      try {
        const results = await work(batch.map(({ item }) => item));
        for (const [index, one] of batch.entries()) {
          if (index > 0 && index % share === 0) await breathe();
          const result = results[index];
          if (result === undefined) one.reject(new Error('a batch answered too little'));
          else one.resolve(result);
        }
      } catch (error) {
        for (const one of batch) one.reject(error);
      }
    }
    isBusy = false;
  };
  return (item: Item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isBusy) void run();
    });
}
