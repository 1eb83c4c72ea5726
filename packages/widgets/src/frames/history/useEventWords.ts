import type { AuditEvent, ExtraField } from '@corredor/core/api';
import { type ExtraValue, writeExtra } from '@corredor/core/extras';
import { everyRecord, kinds } from '@corredor/core/records';
import { useTranslation } from 'react-i18next';
import { type DataWords, dataWords, type Formats, useFormats } from '../../base/app/index.ts';
import { parse, readValue } from './readValue.ts';

const kept =
  /^(id|version|is_sample|created_at|updated_at|partner_id|policy_id|user_id|plan_id|payment_id|payment_state|type|allowed_actions|operation|permission)$/;
const computed =
  /^(age|identification_warning|missing|doubts|locked_fields|needs_movement|instalments_summary|instalments_count|dependents|titular_identification|owner_identification|last_seen_at|is_last_administrator|is_administrator|is_in_force|users_count|current_net_premium|current_total|full_term_net|movements_count|band|next|issued_end_date|next_draft|next_end_date|at_risk_from|contract_ends_on|reminder_refusal|withholding|days_left|premium_change|risk|risk_reasons|premium_balance|commission|notices|comes_up_for_renewal|year_line|in_force)$/;

/** Events that are said by their own name, and not by their verb alone. */
const named = new Set(['policy_created', 'policy_activated']);

/** Nobody reads what the machine keeps for itself or works out; a reference is told by its name. */
export const isTold = (field: string, fields: readonly string[]) =>
  !kept.test(field) && !computed.test(field) && !(field.endsWith('_id') && fields.includes(field.slice(0, -3)));

/** Turns events of the history into sentences in the reader's language. */
export function useEventWords() {
  const { t: translate } = useTranslation(['history', 'common']);
  const t = dataWords(translate);
  const formats = useFormats();
  return {
    title: ({ event, actor, model, movement }: AuditEvent) => {
      const who = actor?.name ?? t('somebody');
      const [part, verb] = splitEvent(event, model);
      const what = part && t(`part.${part}`, { defaultValue: part });
      const said = { who, what, defaultValue: '' };
      const key = t(`event.${named.has(event) ? event : verb}`, said);
      const title = key || t('event.other', { who });
      return movement
        ? t('ofMovement', {
            title,
            number: movement.number,
            kind: t(`common:movementKind.${movement.kind}`, { defaultValue: movement.kind }),
          })
        : title;
    },
    /** What changed, a line each; a record that was made or deleted is told in one sentence. */
    changes: ({ at, event, changes, model, movement }: AuditEvent): string[] => {
      if (/_(created|deleted|added|removed|created_by_renewal)$/.test(event)) return namesOf(changes, t, formats);
      const fields = changes.map(({ field }) => field);
      return changes
        .filter(({ field }) => isTold(field, fields) && !(movement && /^movement(_kind)?$/.test(field)))
        .flatMap((change) => {
          const extra = change.field.startsWith('extra.') ? extraOf(change, t, formats) : null;
          const field = extra?.field ?? fieldName(change.field, t);
          const before = extra?.before ?? readValue(change.field, change.before, t, formats, model);
          const after = extra?.after ?? readValue(change.field, change.after, t, formats, model);
          // When it happened is told by the headline: of a policy that was enabled, that it was then.
          if (before === '' && change.field.endsWith('_at') && after === formats.dateTime(at)) return [];
          if (before === '') return t('set', { field, after });
          return t(after === '' ? 'cleared' : 'changed', { field, before, after });
        });
    },
  };
}

/** `policy_insured_added` is a part and a verb, `customer_updated` only a verb. */
export function splitEvent(event: string, model: string): [part: string | null, verb: string] {
  if (event.startsWith('authn_')) return [null, event];
  const found = /^(policy_[a-z]+)_(added|changed|removed)$/.exec(event);
  if (found) return [found[1] ?? null, found[2] ?? 'changed'];
  const own = [...kinds.filter((kind) => everyRecord[kind].history === model), 'user'].find((one) =>
    event.startsWith(`${one}_`),
  );
  return [null, own ? event.slice(own.length + 1) : event];
}
/** A field of the branch stands with its name and kind as they were then. */
function extraOf(
  { before, after }: AuditEvent['changes'][number],
  t: DataWords,
  { language, locale, currency }: Formats,
) {
  const words = { locale, currency, yes: t('common:state.yes'), no: t('common:state.no') };
  const read = (stored: string | null): { name?: string; text: string } => {
    const { name, name_es, name_en, kind = 'text', value } = Object(parse(stored ?? '')) as Partial<ExtraChange>;
    // Older events know one name for both languages.
    return { name: (language === 'es' ? name_es : name_en) ?? name, text: writeExtra({ kind }, value, words) };
  };
  const [old, now] = [read(before), read(after)];
  return { field: now.name ?? old.name, before: old.text, after: now.text };
}
interface ExtraChange extends Pick<ExtraField, 'name_es' | 'name_en' | 'kind'> {
  name: string;
  value: ExtraValue;
}
/** Of a part that came or went, its name is enough. */
function namesOf(changes: AuditEvent['changes'], t: DataWords, formats: Formats): string[] {
  const named = changes.find(({ field }) =>
    ['coverage', 'customer', 'vehicle', 'name', 'seller', 'user', 'stage', 'task_rule'].includes(field),
  );
  const name = named && readValue(named.field, named.after ?? named.before, t, formats);
  return name ? [name] : [];
}
const fieldName = (field: string, t: DataWords) => {
  const name = t(`field.${field}`, {
    defaultValue: t(`field.${field.replace(/_ids?$/, '')}`, { defaultValue: field.replaceAll('_', ' ') }),
  });
  return name.charAt(0).toUpperCase() + name.slice(1);
};
