import { promisedOfRecords } from './records.mjs';

const whole = ['view', 'add', 'change', 'delete'];

/** The models that permissions speak of, with the actions that can be granted. */
export const permissions = [
  ['policy_app', 'policy', whole],
  ['policy_app', 'payment', ['view', 'change']],
  ['policy_app', 'provider', whole],
  ['policy_app', 'coverage', whole],
  ['policy_app', 'branch', whole],
  ['core_app', 'customer', whole],
  ['core_app', 'vehicle', whole],
  [
    'core_app',
    'partner',
    ['view', 'add', 'change'],
    { add: 'none: the first gate makes the profile before its maker has a role' },
  ],
  ['auth_app', 'user', whole],
  ['auth', 'group', whole],
  ...promisedOfRecords('permissions'),
];
