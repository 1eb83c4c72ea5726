/** Works off what comes in while a work is running together, in the next one: many handshakes become one statement. */
export function createBatch<Item, Result>(work: (items: Item[]) => Promise<Result[]>, largest: number) {
  let waiting: { item: Item; resolve: (result: Result) => void; reject: (reason: unknown) => void }[] = [];
  let isBusy = false;
  const run = async () => {
    isBusy = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, largest);
      waiting = waiting.slice(largest);
      try {
        const results = await work(batch.map(({ item }) => item));
        for (const [index, one] of batch.entries()) {
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
