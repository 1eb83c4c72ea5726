/** Takes from a list in order what fits in the time; what is long is passed over for what is shorter. `cost` says each one's milliseconds. */
export function pickWithin(list, budget, cost) {
  const picked = [];
  const left = [];
  let spent = 0;
  for (const one of list) {
    const own = cost(one);
    if (spent + own <= budget) {
      picked.push(one);
      spent += own;
    } else left.push(one);
  }
  return { picked, left, spent };
}

/** Story after story: all of the nearest file, and of what only shows it one of each file in turn. */
export function orderStories(files, stories) {
  const queues = files.map((file) => stories.filter(({ importPath }) => importPath.endsWith(file)));
  const [own = [], ...others] = queues;
  const ordered = [...own];
  for (let turn = 0; others.some((queue) => queue.length > turn); turn += 1)
    for (const queue of others) if (queue[turn]) ordered.push(queue[turn]);
  return ordered;
}
