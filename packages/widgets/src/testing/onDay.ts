const noonOf = (day: string) => Date.parse(`${day}T17:00:00Z`);

/** A story on a given day, so that what depends on today looks the same tomorrow; for `beforeEach`. */
export const onDay = (day: string) => () => setClock(() => noonOf(day));

/** Time that passes only when a story says so: `begin` is for `beforeEach`. */
export function storyTime(day: string) {
  let now = noonOf(day);
  return {
    begin: () => {
      now = noonOf(day);
      return setClock(() => now);
    },
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

function setClock(now: () => number) {
  const RealDate = globalThis.Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
