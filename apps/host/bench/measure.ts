/** What the script that drives the pages calls. */
type Bench = {
  mount: () => Promise<number>;
  sort: () => Promise<number>;
  filter: () => Promise<number>;
  unmount: () => void;
};
declare global {
  interface Window {
    bench: Bench;
  }
}

/** Milliseconds from here until what was done stands on the screen. */
export async function untilPainted(act: () => void): Promise<number> {
  const start = performance.now();
  act();
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(null);
    });
  });
  return performance.now() - start;
}
