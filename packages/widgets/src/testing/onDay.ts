/** A story on a given day, so that what depends on today looks the same tomorrow; for `beforeEach`. */
export const onDay = (day: string) => () => {
  const RealDate = globalThis.Date;
  const now = RealDate.parse(`${day}T17:00:00Z`);
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now] : given),
    get: (target, name) => (name === 'now' ? () => now : Reflect.get(target, name)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
};
