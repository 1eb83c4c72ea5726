import type { MachineReference } from './machineReference.ts';

export const notificationSocket: MachineReference = {
  purpose:
    'Keeps one connection for notifications: it opens, waits, tries again with patience, gives up aloud, and never loses that something was read. Tabs share it.',
  use: [
    'Once for a browser; screens read the bell’s list by `useNotifications`.',
    'As a model for several things that run side by side: connection, attempts, network, page, and marks each have a region.',
  ],
  instead: [
    { use: 'a query', when: 'it is enough to ask when a page opens' },
    { use: 'Live announcer', when: 'it is about what is read aloud of it' },
  ],
  states: {
    socket:
      'The connection in the specification’s five states: not made, connecting, open, closing, closed. The list is asked for anew each time it opens.',
    series:
      'The attempts to come back: a first one and ten more, then it says that the connection is gone. Some refusals end it at once.',
    pause: 'The time between two attempts.',
    network: 'Whether the browser has a network.',
    page: 'Whether the page is seen. One that is away for long is asked anew when it comes back, as messages may have been lost.',
    posting: 'Marks go by ordinary calls while there is no connection to wait for.',
  },
  asks: {
    getTicket: 'For a ticket for one connection; the tokens are renewed first where they must be.',
    openSocket: 'To hold the socket, tell what it hears and send what it is told.',
    postMarks: 'To mark notifications as read by an ordinary call.',
  },
  hears: {
    'mark.one': 'Somebody read one.',
    'mark.all': 'Somebody marked all as read.',
    'mark.expire': 'The server did not confirm marks in time.',
    'socket.open': 'The connection stands.',
    'socket.message': 'A message came.',
    'socket.unknown': 'A message of a kind came that nobody knows; it is logged.',
    'socket.close': 'The connection is gone; the code says whether to come back.',
    'series.begin': 'An attempt begins; the machine tells itself.',
    'series.fail': 'An attempt failed; the machine tells itself.',
    'list.old': 'The list may miss something; the machine tells itself.',
    'page.show': 'The page is seen again.',
    'page.hide': 'The page is not seen any more.',
    'page.freeze': 'The browser puts the page aside.',
    'page.thaw': 'The page is back from there.',
    'network.online': 'There is a network again.',
    'network.offline': 'There is none.',
    'bell.open': 'Somebody opened the bell: worth another attempt.',
    'http.answer': 'Another call was answered: the server is there.',
    'reconnect.press': 'Somebody pressed the button to connect again.',
  },
  waits: {
    interval: 'Between two attempts.',
    connectWithin: 'How long making a connection may take.',
    steadyAfter: 'How long it has to stand before the attempts count anew.',
    answerWithin: 'How long the list may take.',
    echoWithin: 'How long the server may take to confirm a mark.',
    closeWithin: 'How long closing may take.',
    awayAfter: 'How long a page may be in the background before it counts as away.',
  },
  test: [
    'Eleven attempts, not more, and what may begin a new series.',
    'Marks made without a connection arrive, once.',
    'What came before the list is joined with it in order.',
    'Run it by the simulated clock; never by waiting.',
  ],
  runBy: 'packages/widgets/src/base/live/startChannel.ts',
};
