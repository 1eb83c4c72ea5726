import { formatDate } from '@corredor/core/dates';
import { endOnce, type Language } from '@corredor/core/i18n';
import { type Locale, languageIn, localeOf } from '@corredor/core/locales';
import { formatMoney } from '@corredor/core/money';
import { spelledIn } from '@corredor/core/spelling';
import { createInstance } from 'i18next';
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import { type FieldErrors, type MessageParams, mostErrors, type PlanRefusal, type Problem } from './problems.ts';

const words = createInstance();
await words.init({
  fallbackLng: 'en',
  resources: {
    es: { translation: es },
    en: { translation: en },
    // The same words, spelled as in the United States.
    'en-US': {
      translation: JSON.parse(JSON.stringify(en), (_key, value) =>
        typeof value === 'string' ? spelledIn('en-US', value) : value,
      ),
    },
  },
  interpolation: { escapeValue: false },
  returnNull: false,
});

const { interpolator } = words.services;
const fillIn = interpolator.interpolate.bind(interpolator);
interpolator.interpolate = (sentence, values, ...rest) => fillIn(endOnce(sentence, values), values, ...rest);

/** A language, as British days where it is English; or how the brokerage's country writes it. */
export type Tongue = Language | Locale;
const localeIn = (tongue: Tongue): Locale => (tongue === 'en' ? localeOf(tongue) : tongue);

/** A sentence of the server in the wanted language; the key itself where no sentence exists, which a test forbids. */
export const say = (tongue: Tongue, key: string, params: MessageParams = {}) =>
  words.getFixedT(localeIn(tongue) === 'en-US' ? 'en-US' : languageIn(localeIn(tongue)))(
    key,
    written(params, localeIn(tongue)),
  );

/** How a mail begins to a person, or to a firm: `Estimado/a Ana Cevallos:`, `Estimados señores de Lema S.A.:`. */
export const greetingOf = (tongue: Tongue, { name, legal_type }: { name: string; legal_type: 'natural' | 'legal' }) =>
  say(tongue, `mail.greeting.${legal_type}`, { name });

/** What stands in messages as days. */
const days: readonly string[] = ['date', 'day'];
const written = (params: MessageParams, locale: Locale) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value === 'object') return [name, formatMoney(value.amount, value.currency, locale)];
      return [name, days.includes(name) ? formatDate(String(value), locale) : value];
    }),
  );

/** A plan as it is called in the wanted language. */
export const planName = (language: Language, plan: string) =>
  words.exists(`plan_name.${plan}`, { lng: language }) ? say(language, `plan_name.${plan}`) : plan;

/** What a problem says to a person. */
export function problemDetail(problem: Problem, language: Tongue): string {
  const { params, permission, plan, reason } = problem.parts;
  const wait: Record<string, string> = typeof params?.seconds === 'number' ? { wait: waitOf(params.seconds) } : {};
  // Some kinds of records have a sentence of their own: `not_found_customer`.
  const model: Record<string, string> = params?.what
    ? { what: say(language, `model.${params.what}`), context: String(params.what) }
    : {};
  const limit = plan ? planWords(plan, language) : {};
  const why: Record<string, string> = reason ? { why: say(language, `decline.${reason}`) } : {};
  return say(language, `problem.${problem.code}`, {
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
const planWords = (plan: PlanRefusal, language: Tongue): Record<string, string> =>
  'limit' in plan
    ? { room: say(language, `plan_limit.${plan.limit}`, { count: plan.allowed }) }
    : { feature: say(language, `plan_feature.${plan.feature}`) };

/** The body of a problem answer, worded for the caller. */
export function problemBody(problem: Problem, language: Tongue, requestId: string) {
  const { errors, current, heldBy, permission, grantedBy, missing, plan, reason, blockers } = problem.parts;
  return {
    type: 'about:blank',
    title: say(language, `status.${problem.status}`),
    status: problem.status,
    code: problem.code,
    detail: problemDetail(problem, language),
    request_id: requestId,
    errors: errors && wordErrors(errors, language),
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
const wordErrors = (errors: FieldErrors, language: Tongue) =>
  Object.fromEntries(
    Object.entries(errors)
      .slice(0, mostErrors)
      .map(([field, list]) => [field, list.map((one) => say(language, one.key, one.params))]),
  );
