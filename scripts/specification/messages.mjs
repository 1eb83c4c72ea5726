import { promisedOfRecords } from './records.mjs';

const changes = (...entities) =>
  entities.flatMap((entity) => ['created', 'updated', 'deleted'].map((verb) => [`success.${entity}.${verb}`]));

// A menu that comes with the product has no entry of an unknown type: a story makes one.
const byStory = { file: 'packages/widgets/src/shell/ShellView.stories.tsx', name: 'UnknownItem' };

/** The catalogue of errors, warnings and successes by key, those of one room behind its name; the English text where it is promised word for word, and the story that reaches what nobody comes to otherwise. */
export const messages = [
  ['error.withResponse', 'An error occurred'],
  ['error.withoutResponse', 'An unexpected error occurred'],
  ['error.operation', 'An error occurred during the operation you are attempting to execute.'],
  ['error.communication', 'Communication error with the server.'],
  ['error.forbidden', "You don't have permission to access to this resource"],
  ['error.menuItems', 'Menu Items Error', byStory],
  ['error.menuItem', 'Menu item error', byStory],
  ['error.customerNotFound', 'Customer not found'],
  ['error.activation', 'Something went wrong'],
  ['validation.terms', 'You must accept the terms and conditions'],
  ['validation.passwordsMismatch'],
  ['validation.samePassword'],
  ['validation.selectContractor'],
  ['validation.selectPayer'],
  ['validation.selectPaymentMethod'],
  ['validation.onlyPdf'],
  ['validation.observations'],
  ['validation.saveRowFirst'],
  ['validation.selectInColumn'],
  ['validation.noItems'],
  ['validation.allSelected'],
  ...changes('policy', 'customer', 'vehicle', 'provider', 'coverage', 'branch', 'user', 'role'),
  ['success.policy.activated'],
  ['success.policy.renewed'],
  ['success.policy.closed'],
  ['success.payment.updated'],
  ['success.payment.paid'],
  ['success.payment.notified'],
  ['success.profile.created'],
  ['success.profile.updated'],
  ['success.passwordChanged'],
  ['success.planChanged'],
  ['success.ordered', 'Thanks for your order'],
  ['contact:sent.title', 'Message sent'],
  ...promisedOfRecords('messages'),
];
