import { badgeText, inactivityLimit, layoutSizes, socketReconnect } from '../../packages/core/src/constants/index.ts';
import { fallbackLanguage, languageDetection, languages } from '../../packages/core/src/i18n/index.ts';
import { basePath, defaultPath } from '../../packages/core/src/paths/index.ts';

/**
 * Limits, sizes and closed lists of words: what is promised, and where it stands.
 * @param {(name: string) => unknown} schemaOf a schema of the contract by its name
 */
export const constants = (schemaOf) => {
  const words = (name) => schemaOf(name)?.enum?.join(', ');
  const bounds = (schema, field) => {
    const { minimum, maximum } = schemaOf(schema)?.properties?.[field] ?? {};
    return `${minimum}-${maximum}`;
  };
  return [
    ['Idle logout, in milliseconds', 1_800_000, inactivityLimit],
    ['Reconnect attempts of the notification socket', 10, socketReconnect.attempts],
    ['Milliseconds between them', 3000, socketReconnect.interval],
    ['Base path', '/app', basePath],
    ['Default path', '/app/dashboard', defaultPath],
    ['Border radius, px', 12, layoutSizes.radius],
    ['Drawer width, px', 260, layoutSizes.drawerWidth],
    ['Offset of the main area, px', 88, layoutSizes.mainOffset],
    ['Notification popover, px', 330, layoutSizes.notificationPopover],
    ['Notification popover on medium screens, px', 300, layoutSizes.notificationPopoverMedium],
    ['Badge of 99', '99', badgeText(99)],
    ['Badge of 100', '99+', badgeText(100)],
    ['Languages', 'es, en', languages.join(', ')],
    ['Fallback language', 'en', fallbackLanguage],
    [
      'Where the language is looked for',
      'querystring, cookie, localStorage, sessionStorage, navigator, htmlTag',
      languageDetection.order.join(', '),
    ],
    ['Query parameter of the language', 'lng', languageDetection.lookupQuerystring],
    ['Where the language is kept', 'localStorage', languageDetection.caches.join(', ')],
    ['Plans', 'Free, Basic, Professional, PYMEs', words('PlanName')],
    ['Billing periods', 'monthly, annual', words('RenewalFrequency')],
    ['Payment frequency, months', '1-12', bounds('PolicyInput', 'payment_frequency')],
    ['Coverage types', 'benefit, coverage, help', words('CoverageType')],
    ['Payment methods', 'cash, transfer, card', words('PaymentMethod')],
    ['Gender', 'male, female, other', words('Sex')],
    ['Insured select types', 'personal, corporate, massive', words('InsuredSelectType')],
    ['Policy states', 'draft, active, closed, expired', words('PolicyStatus')],
    ['States of an instalment', 'on_time, near_expiry, delayed, paid', words('PaymentStatus')],
    ['Relationship of an insured', 'dependent, titular, beneficiary', words('InsuredRelationship')],
    ['Family relationship', 'daughter, son, spouse, other', words('FamilyRelationship')],
    ['Roles of a customer', 'insured, contractor, payer', words('CustomerRole')],
    ['Legal types', 'natural, legal', words('LegalType')],
    ['Layouts of a profile', 'default, blocks', words('ProfileLayout')],
    ['States of a notification', 'unread, read', words('NotificationStatus')],
  ];
};
