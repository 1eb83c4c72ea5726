/** How those of one kind wait: so many at once, so many behind them, and each for so long (milliseconds). */
export interface Line {
  share: number;
  waiting: number;
  patience: number;
}

/** Too many wait already, or one has waited too long: to be asked again in so many seconds. */
export class Crowded extends Error {
  readonly retryAfter = 2;
  constructor() {
    super('too many wait already');
  }
}

interface Place {
  go: () => void;
  refuse: (reason: unknown) => void;
  timer: NodeJS.Timeout | undefined;
}
interface Queue {
  running: number;
  share: number;
  places: Place[];
}

/**
 * Shares out a few places among many. Everybody has a line of their own with a share of their own, and the lines take turns, so that
 * whoever asks for much waits behind themselves only. Who finds the line or the whole house full is refused at once.
 */
export function createLines({ atOnce, waiting: most }: { atOnce: number; waiting: number }) {
  const queues = new Map<string, Queue>();
  /** Those that somebody waits in, next one first. */
  const turns = new Map<string, Queue>();
  let running = 0;
  let waiting = 0;

  const start = (queue: Queue) => {
    running += 1;
    queue.running += 1;
  };
  const serve = () => {
    for (const [key, queue] of [...turns]) {
      if (running >= atOnce) return;
      if (queue.running >= queue.share) continue;
      const place = queue.places.shift();
      turns.delete(key);
      if (queue.places.length > 0) turns.set(key, queue);
      if (!place) continue;
      waiting -= 1;
      clearTimeout(place.timer);
      start(queue);
      place.go();
    }
    if (running < atOnce && [...turns.values()].some((one) => one.running < one.share)) serve();
  };
  const leave = (key: string, queue: Queue) => {
    running -= 1;
    queue.running -= 1;
    if (turns.size > 0) serve();
    if (queue.running === 0 && queue.places.length === 0) queues.delete(key);
  };
  const giveUp = (key: string, queue: Queue, place: Place, reason: unknown) => {
    const at = queue.places.indexOf(place);
    if (at < 0) return;
    queue.places.splice(at, 1);
    waiting -= 1;
    clearTimeout(place.timer);
    if (queue.places.length === 0) turns.delete(key);
    if (queue.running === 0 && queue.places.length === 0) queues.delete(key);
    place.refuse(reason);
  };

  /** Waits for a place in the line of that name, until the signal says not to; answers how it is given back, which counts once. */
  const enter = async (key: string, line: Line, signal?: AbortSignal): Promise<() => void> => {
    signal?.throwIfAborted();
    const queue = queues.get(key) ?? { running: 0, share: line.share, places: [] };
    queues.set(key, queue);
    let isBack = false;
    const giveBack = () => {
      if (isBack) return;
      isBack = true;
      leave(key, queue);
    };
    if (running < atOnce && queue.running < queue.share) {
      start(queue);
      return giveBack;
    }
    const isFull = waiting >= most && Number.isFinite(line.waiting);
    if (queue.places.length >= line.waiting || isFull) {
      if (queue.running === 0 && queue.places.length === 0) queues.delete(key);
      throw new Crowded();
    }
    waiting += 1;
    let stopWaiting = () => {};
    await new Promise<void>((go, refuse) => {
      const place: Place = { go, refuse, timer: undefined };
      if (Number.isFinite(line.patience))
        place.timer = setTimeout(() => giveUp(key, queue, place, new Crowded()), line.patience);
      stopWaiting = () => giveUp(key, queue, place, signal?.reason);
      signal?.addEventListener('abort', stopWaiting);
      queue.places.push(place);
      if (!turns.has(key)) turns.set(key, queue);
    }).finally(() => signal?.removeEventListener('abort', stopWaiting));
    return giveBack;
  };
  return {
    enter,
    /** Does a work in its turn, unless the signal says before not to. */
    run: async <Result>(
      key: string,
      line: Line,
      work: () => Promise<Result>,
      signal?: AbortSignal,
    ): Promise<Result> => {
      const giveBack = await enter(key, line, signal);
      try {
        signal?.throwIfAborted();
        return await work();
      } finally {
        giveBack();
      }
    },
    /** How many lines there are, how many works run and how many wait. */
    figures: () => ({ lines: queues.size, running, waiting }),
  };
}
export type Lines = ReturnType<typeof createLines>;
