import type { Notification } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { getMe } from '@corredor/core/operations';
import { liveAnnouncement, liveAnnouncerMachine } from '@corredor/machines/live-announcer';
import { notificationSocketMachine, notificationSocketView } from '@corredor/machines/notification-socket';
import { toast } from '@corredor/ui/Toast';
import type { QueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';
import type { App } from '../app/index.ts';
import { refreshAll } from '../data/index.ts';
import { takeMessages } from './book.ts';
import { getTicket } from './getTicket.ts';
import { listenToAnswers, listenToPage } from './listenToPage.ts';
import type { ChannelOptions, LiveView, RunningChannel } from './live.types.ts';
import { openSocket } from './openSocket.ts';
import { postMarks } from './postMarks.ts';

/** Runs the channel over a real socket, and tells of every change that a view can see. */
export function startChannel(
  app: App,
  queries: QueryClient,
  onView: (view: LiveView) => void,
  { clock }: ChannelOptions = {},
): RunningChannel {
  const { client, session, i18n, isLiveLiteral: isLiteral } = app;
  const age = ageOfTokens(session);
  // An actor told of no clock at all would have none.
  const time = clock ? { clock } : {};
  const announcer = createActor(liveAnnouncerMachine, time);
  const takeNews = (fresh: readonly Notification[]) => {
    const count = fresh.filter(({ status }) => status === 'unread').length;
    if (count > 0) announcer.send({ type: 'news.arrive', count });
    // Somebody else has changed something.
    if (fresh.length > 0) void refreshAll(queries, 'dashboard');
    if (fresh.some(({ kind }) => kind.startsWith('subscription_'))) void reloadMe(app).catch(() => undefined);
  };
  const machine = notificationSocketMachine.provide({
    actors: {
      getTicket: getTicket(app, age.since),
      openSocket: openSocket(() => session.view().record.userId),
      postMarks: postMarks(client, queries),
    },
    actions: {
      takeMessages: (_, { messages }) => takeNews(takeMessages(queries, messages)),
      tellMarksFailed: () => toast.error(i18n.t('notifications:markFailed')),
      logUnknown: (_, { messageType }) => console.error('Unknown message type!', messageType),
    },
  });
  const actor = createActor(machine, { input: { isOnline: navigator.onLine, isLiteral }, ...time });
  const show = () =>
    onView({ ...notificationSocketView(actor.getSnapshot()), ...liveAnnouncement(announcer.getSnapshot()) });
  actor.subscribe((snapshot) => {
    announcer.send({ type: notificationSocketView(snapshot).state === 'open' ? 'live.gain' : 'live.lose' });
    show();
  });
  announcer.subscribe(show);
  announcer.start();
  actor.start();
  if (document.hidden) actor.send({ type: 'page.hide' });
  const listening = [listenToPage(actor.send), listenToAnswers(client, actor.send)];
  return {
    send: actor.send,
    stop: () => {
      for (const end of listening) end();
      age.stop();
      actor.stop();
      announcer.stop();
    },
  };
}

/** The gates of the layout open and close by what the server says of the user. */
async function reloadMe({ client, session }: App) {
  const { partner, ...record } = await call(client, getMe);
  session.send({ type: 'session.replace', record, partner });
}

/** How old the tokens are at least; they may be older where this page was opened with them. */
function ageOfTokens({ view, subscribe }: App['session']) {
  let { token } = view().record;
  let since = Date.now();
  const stop = subscribe(() => {
    if (view().record.token === token) return;
    token = view().record.token;
    since = Date.now();
  });
  return { since: () => since, stop };
}
