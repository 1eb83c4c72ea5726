import type { Notification } from '@corredor/core/api';
import type { ClientMessage, ServerMessage } from '@corredor/core/live';
import { afterMessage, type NotificationBook } from '@corredor/core/notifications';
import { createActor, fromCallback, fromPromise } from 'xstate';
import {
  type NotificationSocketEvent,
  notificationSocketMachine,
  notificationSocketView,
  type SocketCommand,
} from '../index.ts';
import { type Marks, withMarks } from '../marks.ts';
import type { NotificationSocketInput } from '../notificationSocket.types.ts';

/** What the server does with one connection; what is not said goes well and stays open. */
export interface Plan {
  ticket?: 'refused' | 'silent';
  /** Whether and after how long it opens; it is instead closed with this code, or never answered. */
  open?: 'never' | number;
  refuse?: number;
  /** Ends it so long after it was opened. */
  closeAfter?: number;
  code?: number;
  answer?: 'never';
  echo?: 'never';
}

type Send = (event: NotificationSocketEvent) => void;

/** A server that follows a script, one plan for each connection and the last for all others, and writes down what it sees. */
export function scriptedServer(script: Plan[], rows: Notification[] = [], input: NotificationSocketInput = {}) {
  const began = Date.now();
  const trace: string[] = [];
  const failures: string[] = [];
  let tries = 0;
  let tickets = 0;
  let book: NotificationBook | undefined;
  let reach: Send = () => {};
  let canPost = true;
  const note = (what: string) => void trace.push(`${Date.now() - began} ${what}`);
  const planOf = (index: number): Plan => script[Math.min(index, script.length - 1)] ?? {};

  const answer = (plan: Plan, message: ClientMessage, send: Send) => {
    const say = (said: ServerMessage) => send({ type: 'socket.message', message: said });
    if (message.type === 'get_all_notifications')
      return plan.answer ?? say({ type: message.type, notifications: structuredClone(rows) });
    if (plan.echo) return undefined;
    for (const row of rows)
      if (message.type === 'update_all_notifications' || row.id === message.notification_id)
        Object.assign(row, { status: 'read', version: 2 });
    return say(message);
  };

  const machine = notificationSocketMachine.provide({
    actors: {
      getTicket: fromPromise(async ({ input: { mustRenew } }) => {
        const plan = planOf(tickets);
        tickets += 1;
        if (mustRenew) note('renew');
        if (plan.ticket === 'silent') return new Promise<string>(() => {});
        if (plan.ticket !== 'refused') return `ticket ${tickets}`;
        note('no ticket');
        tries += 1;
        throw new Error('No.');
      }),
      openSocket: fromCallback<SocketCommand, { ticket: string }>(({ sendBack, receive, input: { ticket } }) => {
        const plan = planOf(tries);
        tries += 1;
        let isOpen = false;
        let isStopped = false;
        const timers: ReturnType<typeof setTimeout>[] = [];
        // The network takes no time here, but never answers within the same step.
        const soon = (work: () => void) => void Promise.resolve().then(() => isStopped || work());
        const within = (work: () => void, milliseconds = 0) =>
          milliseconds > 0 ? timers.push(setTimeout(work, milliseconds)) : soon(work);
        const end = (code: number) => {
          isOpen = false;
          note(`ended ${code}`);
          sendBack({ type: 'socket.close', code });
        };
        const open = () => {
          isOpen = true;
          note('open');
          sendBack({ type: 'socket.open' });
          if (plan.closeAfter !== undefined) within(() => end(plan.code ?? 1006), plan.closeAfter);
        };
        note(`connect with ${ticket}`);
        reach = (event) => isOpen && sendBack(event);
        if (plan.refuse !== undefined) soon(() => end(plan.refuse ?? 1006));
        else if (plan.open !== 'never') within(open, plan.open);
        receive((command) => {
          if (command.type === 'close') return soon(() => end(1000));
          if (!isOpen) throw new Error('nothing is sent but while open');
          note(`got ${command.message.type}`);
          return soon(() => void (isOpen && answer(plan, command.message, sendBack)));
        });
        return () => {
          isStopped = true;
          if (isOpen) note('left 1000');
          for (const timer of timers) clearTimeout(timer);
        };
      }),
      postMarks: fromPromise(async ({ input: { marks } }: { input: { marks: Marks } }) => {
        note(`posted ${JSON.stringify(marks)}`);
        if (!canPost) throw new Error('No.');
      }),
    },
    actions: {
      takeMessages: (_, { messages }) => {
        book = messages.reduce(afterMessage, book);
      },
      tellMarksFailed: () => void failures.push(`${Date.now() - began}`),
      logUnknown: (_, { messageType }) => note(`Unknown message type! ${messageType}`),
    },
  });
  const actor = createActor(machine, { input });
  return {
    actor,
    trace,
    failures,
    rows,
    start: () => actor.start(),
    stop: () => void actor.stop(),
    send: (event: NotificationSocketEvent) => actor.send(event),
    /** The server says something by itself. */
    say: (message: ServerMessage) => reach({ type: 'socket.message', message }),
    reach: (event: NotificationSocketEvent) => reach(event),
    refusePosts: () => {
      canPost = false;
    },
    view: () => notificationSocketView(actor.getSnapshot()),
    /** What the reader sees. */
    list: () => withMarks(book?.rows ?? [], notificationSocketView(actor.getSnapshot()).marks),
    /** When it tried, in milliseconds. */
    attempts: () =>
      trace
        .filter((line) => line.includes(' connect') || line.includes('no ticket'))
        .map((line) => Number.parseInt(line, 10)),
  };
}
