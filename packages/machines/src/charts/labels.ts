import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

export type TriggerKind = 'event' | 'done' | 'error' | 'after' | 'always';
/** What sets a transition off: an event by its name, an actor's answer, time, or nothing at all. */
export type Trigger = {
  kind: TriggerKind;
  name: string /** The event's type, as the machine calls it. */;
  type: string;
};

/** The trigger of a transition, in the words of its definition. */
export function triggerOf({ source, eventType }: Pick<AnyTransitionDefinition, 'source' | 'eventType'>): Trigger {
  const type = eventType;
  if (type === '') return { kind: 'always', name: '', type };
  const delayed = source.after.find((one: { eventType: string }) => one.eventType === eventType);
  if (delayed) return { kind: 'after', name: delayOf(delayed.delay), type };
  const [, kind] = /^xstate\.(done|error)\./.exec(eventType) ?? [];
  if (kind === 'done' || kind === 'error') return { kind, name: actorOf(source, eventType), type };
  return { kind: 'event', name: eventType, type };
}

/** The trigger in one line. */
export const triggerText = ({ kind, name }: Pick<Trigger, 'kind' | 'name'>) =>
  kind === 'event' ? name : [kind, name].join(' ').trim();

const delayOf = (delay: unknown) => (typeof delay === 'number' ? `${delay} ms` : nameOf(delay, 'delay'));

function actorOf(source: AnyStateNode, eventType: string): string {
  const invoked = source.invoke.find(({ id }: { id: string }) => eventType.endsWith(`.actor.${id}`));
  return invoked ? nameOf(invoked.src, 'actor') : '';
}

/** The name of a guard, an action, an actor or a delay; what was written in place has none. */
export function nameOf(part: unknown, otherwise: string): string {
  if (typeof part === 'string') return part;
  const type = typeof part === 'object' && part !== null && 'type' in part ? part.type : undefined;
  return typeof type === 'string' ? type : otherwise;
}
