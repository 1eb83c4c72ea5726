import { formatDate } from '@corredor/core/dates';
import { endOnce } from '@corredor/core/i18n';
import type { Locale } from '@corredor/core/locales';
import { formatMoney } from '@corredor/core/money';
import { catalogueIn } from '@corredor/core/spelling';
import { createInstance } from 'i18next';
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import { type FieldErrors, type MessageParams, mostErrors, type PlanRefusal, type Problem } from './problems.ts';

const words = createInstance();
await words.init({
  fallbackLng: 'en-GB',
  resources: {
    es: { translation: es },
    'en-GB': { translation: en },
    'en-US': { translation: catalogueIn('en-US', en) },
  },
  interpolation: { escapeValue: false },
  returnNull: false,
});

const { interpolator } = words.services;
const fillIn = interpolator.interpolate.bind(interpolator);
interpolator.interpolate = (sentence, values, ...rest) => fillIn(endOnce(sentence, values), values, ...rest);

/**
 * A sentence of the server as a locale writes it; the key itself where no sentence exists, which a test forbids. It takes no bare language: `en`
 * alone does not say whose English.
 */
export const say = (locale: Locale, key: string, params: MessageParams = {}) =>
  words.getFixedT(locale)(key, written(params, locale));

/** How a mail begins to a person, or to a firm: `Estimado/a Ana Cevallos:`, `Estimados señores de Lema S.A.:`. */
export const greetingOf = (locale: Locale, { name, legal_type }: { name: string; legal_type: 'natural' | 'legal' }) =>
  say(locale, `mail.greeting.${legal_type}`, { name });

/** What stands in messages as days. */
const days: readonly string[] = ['date', 'day'];
const written = (params: MessageParams, locale: Locale) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value === 'object') return [name, formatMoney(value.amount, value.currency, locale)];
      return [name, days.includes(name) ? formatDate(String(value), locale) : value];
    }),
  );

/** A plan as it is called in a locale. */
export const planName = (locale: Locale, plan: string) =>
  words.exists(`plan_name.${plan}`, { lng: locale }) ? say(locale, `plan_name.${plan}`) : plan;

/** What a problem says to a person. */
export function problemDetail(problem: Problem, locale: Locale): string {
  const { params, permission, plan, reason } = problem.parts;
  const wait: Record<string, string> = typeof params?.seconds === 'number' ? { wait: waitOf(params.seconds) } : {};
  // Some kinds of records have a sentence of their own: `not_found_customer`.
  const model: Record<string, string> = params?.what
    ? { what: say(locale, `model.${params.what}`), context: String(params.what) }
    : {};
  const limit = plan ? planWords(plan, locale) : {};
  const why: Record<string, string> = reason ? { why: say(locale, `decline.${reason}`) } : {};
  return say(locale, `problem.${problem.code}`, {
    ...params,
    ...wait,
    ...model,
    ...limit,
    ...why,
    permission: permission ?? '',
  });
}
/** Nobody counts thousands of seconds. */
const waitOf = (seconds: number) => (seconds <= 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`);
const planWords = (plan: PlanRefusal, locale: Locale): Record<string, string> =>
  'limit' in plan
    ? { room: say(locale, `plan_limit.${plan.limit}`, { count: plan.allowed }) }
    : { feature: say(locale, `plan_feature.${plan.feature}`) };

/** The body of a problem answer, worded for the caller. */
export function problemBody(problem: Problem, locale: Locale, requestId: string) {
  const { errors, current, heldBy, permission, grantedBy, missing, plan, reason, blockers } = problem.parts;
  return {
    type: 'about:blank',
    title: say(locale, `status.${problem.status}`),
    status: problem.status,
    code: problem.code,
    detail: problemDetail(problem, locale),
    request_id: requestId,
    errors: errors && wordErrors(errors, locale),
    current,
    held_by: heldBy,
    permission,
    granted_by: grantedBy,
    missing,
    ...plan,
    reason,
    blockers,
  };
}
const wordErrors = (errors: FieldErrors, locale: Locale) =>
  Object.fromEntries(
    Object.entries(errors)
      .slice(0, mostErrors)
      .map(([field, list]) => [field, list.map((one) => say(locale, one.key, one.params))]),
  );
