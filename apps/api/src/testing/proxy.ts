import { connect, createServer, type Socket } from 'node:net';

/** A network between a client and a server, in this process, that can be slow, cut, broken or silent. */
export async function startProxy(target: string) {
  const { hostname, port } = new URL(target);
  const pairs = new Set<Socket>();
  let slice = Number.POSITIVE_INFINITY;
  let delay = 0;
  let isSilent = false;

  const pipe = (from: Socket, to: Socket) => {
    let last = Promise.resolve();
    from.on('data', (data: Buffer) => {
      for (let at = 0; at < data.length; at += slice) {
        const part = data.subarray(at, Math.min(data.length, at + slice));
        last = last.then(async () => {
          if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
          if (!isSilent && to.writable) to.write(part);
        });
      }
    });
    // A silent network does not tell of an end either.
    from.on('close', () => isSilent || to.destroy());
    from.on('error', () => {});
  };
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const one of [client, upstream]) {
      one.setNoDelay(true);
      pairs.add(one);
      one.on('close', () => pairs.delete(one));
    }
    pipe(client, upstream);
    pipe(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    slice: (bytes: number) => {
      slice = bytes;
    },
    /** How long each piece takes. */
    delay: (milliseconds: number) => {
      delay = milliseconds;
    },
    swallow: () => {
      isSilent = true;
    },
    reset: () => {
      for (const one of pairs) one.resetAndDestroy();
    },
    stop: () => {
      for (const one of pairs) one.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
