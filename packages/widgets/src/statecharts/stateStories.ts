import type { MachineName } from '@corredor/machines/scenarios';

/** Why nobody sees a state: either it looks like another, or there is nothing to look at. */
type Unseen = { unseen: string };
type Shown = string | Unseen;

const unseen = (why: string): Unseen => ({ unseen: why });
const outside = unseen('The page is not in front of anybody.');
const asBefore = unseen('Nothing on the screen changes.');

/**
 * The story that shows each state of each machine as the product draws it, by `room/Component:Story`. A new state needs its line here.
 */
export const stateStories: Readonly<Record<MachineName, Readonly<Record<string, Shown>>>> = {
  session: {
    loggedOut: 'screens/LoginScreen:Ready',
    'restoring.me.loading': unseen('The page is still empty, as every page is before its first answer.'),
    'restoring.me.failed': 'screens/UnreachableScreen:Ready',
    'restoring.tokens.steady': asBefore,
    'restoring.tokens.refreshing': asBefore,
    loggingIn: 'screens/LoginScreen:LoggingIn',
    'loggedIn.steady': 'shell/Shell:Administrator',
    'loggedIn.refreshing': asBefore,
    loggingOut: 'shell/Shell:LoggingOut',
  },
  'layout-gates': {
    noPartner: 'shell/Gates:NoProfile',
    invalidSubscription: 'shell/Gates:SubscriptionExpired',
    paymentPending: 'shell/Gates:PaymentPending',
    open: 'shell/Shell:Administrator',
  },
  'policy-lifecycle': {
    resting: 'policies/PolicyLifecycle:Active',
    confirming: 'policies/CloseRenewDialogView:Ready',
    running: 'policies/CloseRenewDialogView:Busy',
    failed: 'policies/CloseRenewDialogView:Failed',
    stale: 'policies/CloseRenewDialogView:Stale',
    incomplete: 'policies/EnableDialogView:Incomplete',
    done: 'screens/PolicyScreen:Closes',
  },
  inactivity: {
    watching: 'inactivity/Inactivity:Watching',
    warning: 'inactivity/Inactivity:CountsDown',
    returned: 'inactivity/Inactivity:Returned',
    hidden: outside,
    keeping: unseen('The question is gone, and the page behind it stands as it was.'),
    leaving: 'inactivity/Inactivity:NobodyThere',
  },
  'row-editing': {
    idle: 'policies/PolicyCoverages:Ready',
    checking: unseen('The new row comes, or a message, once it is known whether one can be added.'),
    'pending.writing': 'policies/PolicyCoverages:PendingRow',
    'pending.saving': 'policies/PolicyCoverages:Saving',
    'pending.failed': 'policies/PolicyCoverages:Refused',
    'pending.conflict': 'policies/PolicyBeneficiaries:Conflict',
  },
  'import-wizard': {
    choosing: 'imports/ImportWizardView:Choosing',
    reading: 'imports/ImportWizardView:Reading',
    mapping: 'imports/ImportWizardView:Mapping',
    'checking.asking': 'imports/ImportWizardView:Checking',
    previewing: 'imports/ImportWizardView:Previewing',
    'importing.beginning': 'imports/ImportWizardView:Importing',
    'importing.sending': 'imports/ImportWizardView:Importing',
    'importing.finishing': 'imports/ImportWizardView:Importing',
    interrupted: 'imports/ImportWizardView:Interrupted',
    done: 'imports/ImportWizardView:Whole',
    'undoing.removing': 'imports/ImportWizardView:Undoing',
    undoFailed: 'imports/ImportWizardView:UndoFailed',
    undone: 'imports/ImportWizardView:PartlyUndone',
  },
  'notification-socket': {
    'socket.uninstantiated': unseen('The bell looks as while it connects, which follows at once.'),
    'socket.connecting.gettingTicket': 'notifications/NotificationBell:Connecting',
    'socket.connecting.opening': 'notifications/NotificationBell:Connecting',
    'socket.open.asking': 'notifications/BellView:Loading',
    'socket.open.live': 'notifications/NotificationBell:Open',
    'socket.closing': unseen('A moment before it is closed, the list stands as it was.'),
    'socket.closed': 'notifications/NotificationBell:Reconnects',
    'series.idle': 'notifications/NotificationBell:Open',
    'series.waiting': 'notifications/NotificationBell:Reconnects',
    'series.waitingForNetwork': 'notifications/NotificationBell:Offline',
    'series.exhausted': 'notifications/NotificationBell:Exhausted',
    'series.fatal': 'notifications/NotificationBell:Fatal',
    'pause.over': asBefore,
    'pause.running': asBefore,
    'network.online': 'notifications/NotificationBell:Open',
    'network.offline': 'notifications/NotificationBell:Offline',
    'page.shown': 'notifications/NotificationBell:Open',
    'page.hidden': outside,
    'page.away': outside,
    'page.frozen': outside,
    'posting.idle': 'notifications/NotificationBell:Open',
    'posting.busy': 'notifications/NotificationBell:MarksWithoutConnection',
  },
  'live-announcer': {
    'connection.unknown': 'notifications/NotificationBell:Connecting',
    'connection.live': 'notifications/NotificationBell:Open',
    'connection.missing': 'notifications/NotificationBell:Reconnects',
    'connection.lost': 'notifications/NotificationBell:Offline',
    'news.quiet': 'notifications/NotificationBell:FollowsOtherTabs',
    'news.said': 'notifications/NotificationBell:SpeaksSeldom',
  },
  'payment-stepper': {
    invoicing: 'screens/CheckoutScreen:Invoice',
    paying: 'screens/CheckoutScreen:Payment',
    tokenising: 'screens/CheckoutScreen:Charging',
    charging: 'screens/CheckoutScreen:Charging',
    confirmingAtBank: 'screens/CheckoutScreen:AtTheBank',
    awaitingBank: 'screens/CheckoutScreen:BankLeft',
    settling: 'checkout/OutcomeView:ConfirmingAtBank',
    'unconfirmed.asking': 'screens/CheckoutScreen:AnswerLost',
    'unconfirmed.waiting': 'checkout/OutcomeView:Unconfirmed',
    untaken: 'screens/CheckoutScreen:NeverArrived',
    declined: 'screens/CheckoutScreen:Declined',
    repriced: 'screens/CheckoutScreen:PriceChanged',
    blocked: 'screens/CheckoutScreen:TooSmall',
    'pending.waiting': 'screens/CheckoutScreen:WaitsForReview',
    'pending.asking': 'screens/CheckoutScreen:ApprovedMeanwhile',
    paid: 'screens/CheckoutScreen:Paid',
    rejected: 'checkout/OutcomeView:Rejected',
  },
};
