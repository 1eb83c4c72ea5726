/** Something that an element told. */
export interface LoggedEvent {
  id: number;
  time: string;
  name: string;
  detail: string;
  isCanceled: boolean;
}

/** What one would do on one's own page; a search that is canceled would only leave the preview empty. */
const stays = ['corredor-select', 'corredor-contact'];
let count = 0;

/** Notes an event, and cancels it where that is wanted. */
export function logEvent(event: CustomEvent<unknown>, isStaying: boolean): LoggedEvent {
  if (isStaying && stays.includes(event.type)) event.preventDefault();
  count += 1;
  const detail = JSON.stringify(event.detail, (_key, value) => (value instanceof Event ? value.type : value));
  const time = new Date().toLocaleTimeString(undefined, { hour12: false });
  return { id: count, time, name: event.type, detail, isCanceled: event.defaultPrevented };
}
