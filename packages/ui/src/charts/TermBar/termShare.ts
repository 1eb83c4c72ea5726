const dayOf = (text: string) => Date.parse(`${text}T00:00:00Z`);

/** How much of a term has passed: 0 on its first day, 1 on its last, outside that range before and after. */
export function termShare(start: string, end: string, today: string): number {
  const length = dayOf(end) - dayOf(start);
  return length > 0 ? (dayOf(today) - dayOf(start)) / length : dayOf(today) < dayOf(start) ? -1 : 1;
}
