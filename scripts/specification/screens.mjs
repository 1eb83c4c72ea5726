import { promisedOfRecords } from './records.mjs';

const roles = ['Administrator', 'Broker', 'Assistant', 'Viewer'];
const list = [...roles, 'Loading', 'Empty', 'NoMatch', 'Failed', 'Forbidden', 'Cruel'];
const form = ['Loading', 'Failed', 'Missing', 'Forbidden', 'Cruel'];

/**
 * The screens with the stories that each must tell, by name; roles are told by the screen itself, states also by the views
 * that it arranges.
 */
export const screens = {
  LandingScreen: [
    'Ready',
    'ChoosesPlan',
    'Contact',
    'PlaysVideo',
    'Searches',
    'Writes',
    'PricesLoading',
    'PricesFailed',
    'ShowsBrokers',
    'TellsAYear',
    'BrokersLoading',
    'NoBrokers',
    'BrokersFailed',
  ],
  SearchScreen: ['Ready', 'Loading', 'Searches', 'Filters', 'Failed', 'LongTexts', 'Dark'],
  PublicProfileScreen: ['Ready', 'Blocks', 'QrAndShare', 'Loading', 'NotFound', 'Sent', 'Failed', 'LongTexts'],
  TermsScreen: ['Ready', 'Reads'],
  LoginScreen: ['Ready', 'ReturnsToPage', 'WrongCredentials', 'TooManyAttempts', 'NetworkLost', 'Dark'],
  RegisterScreen: ['Ready', 'FreePlan', 'Incomplete', 'MailSent', 'NetworkLost'],
  RegisterConfirmScreen: ['Confirmed', 'Confirming', 'Expired', 'Failed'],
  PasswordRecoveryScreen: ['Ready', 'MailSent', 'ChoosesPassword', 'TokenExpired', 'TooManyRequests'],
  DashboardScreen: [...roles, 'Loading', 'Empty', 'Failed', 'Cruel'],
  PoliciesScreen: list,
  PolicyScreen: [...roles, ...form],
  CustomersScreen: list,
  CustomerScreen: form,
  PaymentsScreen: list,
  PaymentScreen: form,
  VehiclesScreen: list,
  VehicleScreen: form,
  ProvidersScreen: list,
  ProviderScreen: form,
  CoveragesScreen: list,
  CoverageScreen: form,
  BranchesScreen: list,
  Cie10Screen: ['Ready', 'Loading', 'Empty', 'NoMatch', 'Failed', 'Cruel'],
  UsersScreen: list,
  UserScreen: form,
  RolesScreen: list,
  RoleScreen: form,
  NotificationsScreen: ['Ready', 'Loading', 'Empty', 'NoMatch', 'Failed', 'Cruel'],
  HelpScreen: ['Ready', 'NoMatch', 'Spanish'],
  ProfileScreen: ['Administrator', 'Viewer', 'Loading', 'Failed', 'Forbidden', 'Cruel'],
  AccountScreen: ['Ready', 'Viewer', 'Loading', 'Failed', 'Cruel'],
  SettingsScreen: ['Administrator', 'OwnPack', 'Loading', 'Failed', 'Cruel'],
  ConfigurationScreen: ['Administrator', 'Viewer', 'Loading', 'Failed', 'Cruel'],
  PlansScreen: ['Ready', 'Viewer', 'Expired', 'PendingApproval', 'OnFreePlan', 'Loading', 'Failed'],
  CheckoutScreen: [
    'Viewer',
    'Paid',
    'WaitsForReview',
    'Declined',
    'AnswerLost',
    'NeverArrived',
    'Loading',
    'Failed',
    'Cruel',
  ],
  UnauthorizedScreen: ['Ready', 'Unknown'],
  NotFoundScreen: ['Visitor', 'SignedIn'],
  ...Object.fromEntries(promisedOfRecords('lists').map((screen) => [screen, list])),
  ...Object.fromEntries(promisedOfRecords('forms').map((screen) => [screen, form])),
};
export const isRole = (story) => roles.includes(story);
