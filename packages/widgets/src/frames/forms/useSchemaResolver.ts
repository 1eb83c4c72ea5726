import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type BaseIssue, type GenericSchema, getDotPath, safeParse } from 'valibot';
import { useLanguage } from '../../base/app/index.ts';
import { type Asking, askFor } from './askFor.ts';

/** Rules across fields: message by field name. */
export type FieldRules<Values> = (values: Values) => Messages | Promise<Messages>;
type Messages = Partial<Record<string, string | undefined>>;

/**
 * Checks a form against the schema that is generated from the API's document, so that a rule exists once; `toInput` turns form
 * values into what is sent, `rules` adds what one field alone cannot say, and `labelOf` names what must be filled in.
 */
export function useSchemaResolver<Values extends FieldValues>(
  schema: GenericSchema,
  toInput: (values: Values) => unknown,
  rules?: FieldRules<Values>,
  labelOf?: (name: string) => string | undefined,
): Resolver<Values> {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  return useMemo(
    () => async (values) => {
      const parsed = safeParse(schema, toInput(values));
      const found: Record<string, string> = {};
      for (const issue of parsed.issues ?? []) {
        const name = getDotPath(issue);
        if (!name || found[name]) continue;
        const label = isMissing(issue) ? labelOf?.(name)?.split(', ').at(-1) : undefined;
        found[name] = label ? askFor(label, askingOf(name, issue), language) : wording(issue, t);
      }
      const broken = (await rules?.(values)) ?? {};
      for (const [name, message] of Object.entries(broken)) if (message) found[name] = message;
      const names = Object.keys(found);
      return names.length === 0 ? { values, errors: {} } : { values: {}, errors: nest(found) as FieldErrors<Values> };
    },
    [schema, toInput, rules, labelOf, t, language],
  );
}

const isMissing = ({ input, type, requirement }: BaseIssue<unknown>) =>
  input === null || input === undefined || input === '' || (type === 'min_length' && requirement === 1);
/** What refers to records or stands in a list of values is chosen; all else is written. */
const askingOf = (name: string, { type, input }: BaseIssue<unknown>): Asking =>
  /_ids?$/.test(name) || type === 'picklist' || type === 'array' || Array.isArray(input) ? 'choose' : 'write';

function wording(issue: BaseIssue<unknown>, t: TFunction<'common'>): string {
  if (isMissing(issue)) return t('validation.required');
  switch (issue.type) {
    case 'min_length':
      return t('validation.tooShort', { least: issue.requirement });
    case 'max_length':
      return t('validation.tooLong', { most: issue.requirement });
    case 'min_value':
      return t('validation.atLeast', { least: String(issue.requirement) });
    case 'max_value':
      return t('validation.atMost', { most: String(issue.requirement) });
    case 'email':
      return t('validation.email');
    case 'iso_date':
      return t('validation.date');
    case 'url':
      return t('validation.url');
    default:
      return t('validation.invalid');
  }
}
/** "offices.0.city" becomes nested, as react-hook-form keeps errors. */
function nest(found: Record<string, string>) {
  const root: Record<string, unknown> = {};
  for (const [name, message] of Object.entries(found)) {
    const steps = name.split('.');
    let place = root;
    for (const step of steps.slice(0, -1)) {
      place[step] = place[step] ?? {};
      place = place[step] as Record<string, unknown>;
    }
    place[steps.at(-1) ?? name] = { type: 'schema', message } satisfies FieldError;
  }
  return root;
}
