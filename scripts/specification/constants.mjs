import { draftSizeLimit, fileSizeLimit } from '../../packages/core/src/basics/constants/index.ts';
import { liveChannel } from '../../packages/core/src/contract/live/index.ts';
import { basePath, defaultPath } from '../../packages/core/src/places/paths/index.ts';
import { fallbackLanguage, languageDetection, languages } from '../../packages/core/src/words/i18n/index.ts';
import { inactivityLimits } from '../../packages/machines/src/inactivity/index.ts';
import { badgeText } from '../../packages/ui/src/status/Badge/badgeText.ts';
import { layoutSizes } from '../../packages/ui/src/theme/layoutSizes.css.ts';
import { scales } from '../../packages/ui/src/theme/scales.ts';

/**
 * Limits, sizes and closed lists of words: what is promised, and where it stands.
 * @param {(name: string) => unknown} schemaOf a schema of the contract by its name
 * @param {(id: string) => unknown} operationOf an operation of the contract by its id
 */
export const constants = (schemaOf, operationOf) => {
  const words = (name) => schemaOf(name)?.enum?.join(', ');
  /** Those of the promised words that are there, where there may be more. */
  const among = (name, promised) => promised.filter((word) => schemaOf(name)?.enum?.includes(word)).join(', ');
  const bounds = (schema, field) => {
    const { minimum, maximum } = schemaOf(schema)?.properties?.[field] ?? {};
    return `${minimum}-${maximum}`;
  };
  return [
    ['Idle logout, in milliseconds', 1_800_000, inactivityLimits.limit],
    ['Warning before it, in milliseconds', 120_000, inactivityLimits.warning],
    ['Reconnect attempts of the notification socket', 10, liveChannel.attempts],
    ['Milliseconds between them', 3000, liveChannel.interval],
    ['Base path', '/app', basePath],
    ['Default path', '/app/dashboard', defaultPath],
    ['Border radius', '12px', scales.radius.base],
    ['Drawer width, px', 260, layoutSizes.drawer],
    ['Offset of the main area, px', 88, layoutSizes.mainOffset],
    ['Notification popover, px', 330, layoutSizes.popover],
    ['Notification popover on medium screens, px', 300, layoutSizes.popoverOnMedium],
    ['Badge of 99', '99', badgeText(99)],
    ['Badge of 100', '99+', badgeText(100)],
    ['Largest PDF of a policy, in bytes', 15_728_640, fileSizeLimit],
    ['The same in the document', fileSizeLimit, schemaOf('PolicyFileInput')?.properties?.file?.maxLength],
    ['Largest draft, in bytes', 262_144, draftSizeLimit],
    ['The same in the document', draftSizeLimit, operationOf('saveDraft')?.['x-body-limit']],
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
    ['Payment methods, among ours', 'cash, transfer, card', among('PaymentMethod', ['cash', 'transfer', 'card'])],
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
