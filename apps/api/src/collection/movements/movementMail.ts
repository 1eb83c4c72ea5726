import type { ExtraField, MailAttachment, Movement, MovementMail } from '@corredor/core/api';
import { formatDate } from '@corredor/core/dates';
import { extraName, extraOn, writeExtra } from '@corredor/core/extras';
import type { Language } from '@corredor/core/i18n';
import { type Locale, localeOf } from '@corredor/core/locales';
import { formatMoney, formatPercent } from '@corredor/core/money';
import { mostMailBytes } from '@corredor/core/movements';
import { formatPhone } from '@corredor/core/validation';
import { sql } from 'kysely';
import { policyStore } from '../../portfolio/policies/index.ts';
import { planAllowance } from '../../server/checks/planAllowance.ts';
import { Problem } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';
import { say } from '../../server/request/wording.ts';
import type { FileStore } from '../../services/files/index.ts';
import type { MailFile } from '../../services/mail/index.ts';
import { sendMessage } from '../../services/messages/index.ts';
import { withEveryRow } from './applyItems.ts';
import { namesIn, valueNamed, valuesWith } from './changedValues.ts';
import { isExtended } from './itemExtras.ts';
import { isListTarget, rowsOfItems } from './listedRows.ts';
import { amountNames, percentNames } from './movementFacts.ts';
import { fieldsOf } from './policyFields.ts';

/** What mails to insurers need from outside the database. */
export interface MovementMailWorld {
  brand: string;
  kickMail: () => void;
  /** Where the files of policies are. */
  files: Pick<FileStore, 'find'>;
}

/** Asking insurers for movements: whom a mail reaches, in the brokerage's language, and sending it. */
export function movementMails(scope: Scope, world: MovementMailWorld) {
  const { trx, caller, afterCommit } = scope;
  const contactsOf = (policyId: number) =>
    trx
      .selectFrom('policies as p')
      .innerJoin('partners as o', 'o.id', 'p.partner_id')
      .innerJoin('providers as i', 'i.id', 'p.provider_id')
      .leftJoin('branches as b', 'b.id', 'p.branch_id')
      .leftJoin('customers as c', 'c.id', 'p.contractor_id')
      .select(['o.name as partner', 'o.phone', 'o.email', 'o.language', 'p.is_sample'])
      .select([
        'i.id as provider_id',
        'i.name as provider',
        'i.email as provider_email',
        'b.name as branch',
        'b.extra_fields',
        'c.identification',
      ])
      .where('p.id', '=', policyId)
      .executeTakeFirstOrThrow();
  const namesOf = async (table: 'customers' | 'provider_offices', ids: readonly number[]) => {
    if (ids.length === 0) return new Map<number, string>();
    const rows = await trx.selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  };
  /** The items of a movement that is open still, with what their rows, and the policy itself, say now of what changes. */
  const withRows = async ({ policy_id, items }: Movement): Promise<Movement['items']> => {
    const isOpen = ({ action, before, after }: Movement['items'][number]) => action === 'change' && !before && after;
    const open = items.filter(isOpen);
    if (open.length === 0) return items;
    const rowOf = await withEveryRow(scope, () => rowsOfItems(trx, policy_id, open));
    const fields = fieldsOf(await policyStore(scope).read(policy_id));
    return items.map((item) => {
      const now = isListTarget(item.target) ? rowOf(item)?.values : fields;
      if (!now || !isOpen(item)) return item;
      return { ...item, before: valuesWith(namesIn(item.after), (name) => valueNamed(now, name)) };
    });
  };
  /** The items with the names of the payer and the office that they change. */
  const itemsOf = async (movement: Movement, { fields, language, locale }: Worded) => {
    const items = await withRows(movement);
    const write = (name: string, value: string) => {
      if (amountNames.includes(name)) return formatMoney(value, movement.currency, language);
      return percentNames.includes(name) ? formatPercent(value, language) : value;
    };
    const sides = items.flatMap(({ before, after }) => [before, after]);
    const numbers = (name: 'payer_id' | 'provider_office_id') =>
      sides.flatMap((side) => (typeof side?.[name] === 'number' ? [side[name]] : []));
    const payers = await namesOf('customers', numbers('payer_id'));
    const offices = await namesOf('provider_offices', numbers('provider_office_id'));
    const words = {
      locale,
      currency: movement.currency,
      yes: say(locale, 'import_rule.yes'),
      no: say(locale, 'import_rule.no'),
    };
    const extrasOf = ({ target, after }: Movement['items'][number], side: Movement['items'][number]['before']) =>
      Object.fromEntries(
        (isExtended(target) ? extraOn(fields, target) : []).flatMap((field) => {
          const isWritten = Object.hasOwn(after?.extra ?? {}, field.key);
          const text = isWritten ? writeExtra(field, side?.extra?.[field.key], words) : '';
          return text === '' ? [] : [[extraStart + field.key, text]];
        }),
      );
    const details = await detailsOf(trx, items, locale);
    return items.map((item) => ({
      ...item,
      label: [item.label ?? '', ...details(item)].filter(Boolean).join(', ') || null,
      before: { ...plainValues(item.before, { payers, offices, write }), ...extrasOf(item, item.before) },
      after: { ...plainValues(item.after, { payers, offices, write }), ...extrasOf(item, item.after) },
    }));
  };
  /** The files that the checklist names, each once. */
  const linkedTo = (movementId: number) =>
    trx
      .selectFrom('policy_files as f')
      .select(['f.id', 'f.name', 'f.size', 'f.storage_key'])
      .where('f.id', 'in', (query) =>
        query
          .selectFrom('movement_checks')
          .select('file_id')
          .where('movement_id', '=', movementId)
          .$castTo<{ file_id: number }>(),
      )
      .orderBy('f.id')
      .execute();
  const read = async (movement: Movement): Promise<MovementMail> => {
    const { partner, phone, email, language, is_sample, branch, extra_fields, identification, ...insurer } =
      await contactsOf(movement.policy_id);
    const locale = localeOf(language, caller.countryId);
    const worded = { fields: extra_fields ?? [], language, locale };
    const kind = say(locale, `mail.movement.kind.${movement.kind}`);
    const { policy, contractor } = movement;
    const facts = factsOf({ ...movement, items: await itemsOf(movement, worded) }, worded).join('\n');
    const attachments = (await linkedTo(movement.id)).map(({ id, name, size }) => ({ id, name, size }));
    const named = {
      policy: policy.name,
      contractor: contractor.name,
      identification: identification ?? '',
      provider: insurer.provider,
    };
    return {
      provider: { id: insurer.provider_id, name: insurer.provider },
      email: insurer.provider_email,
      reply_to: email,
      language,
      subject: say(locale, 'mail.movement.subject', { policy: policy.name, kind }),
      opening: say(locale, 'mail.movement.opening', { ...named, branch: branch ?? '', facts }),
      closing: say(locale, 'mail.movement.closing', { partner, phone: formatPhone(phone), email }),
      attachments,
      refusal: refusalOf({ is_sample, email: insurer.provider_email, attachments }),
    };
  };
  return {
    read,
    /** Puts the mail into the outbox; it leaves once the change is committed. */
    send: async (movement: Movement, note: string): Promise<void> => {
      const { email, refusal, reply_to, language, opening, closing, attachments } = await read(movement);
      if (refusal === 'sample_unmailed') throw new Problem(409, refusal);
      if (!email) throw new Problem(409, 'provider_without_email', { missing: ['provider_email'] });
      if (refusal === 'mail_too_large') {
        const size = inMegabytes(bytesOf(attachments), scope.language);
        throw new Problem(409, refusal, { params: { size, limit: inMegabytes(mostMailBytes, scope.language) } });
      }
      const files: MailFile[] = [];
      for (const { name, storage_key } of await linkedTo(movement.id)) {
        const content = await world.files.find(storage_key);
        if (!content) throw new Error(`The file ${storage_key} is not where files are kept.`);
        files.push({ name, content });
      }
      await planAllowance(scope, 'emails').take();
      const params = {
        opening,
        closing,
        note: note && `\n\n${note}`,
        policy: movement.policy.name,
        kind: say(localeOf(language, caller.countryId), `mail.movement.kind.${movement.kind}`),
      };
      await sendMessage(scope, world.brand, {
        model: 'movement',
        records: [movement],
        mail: { to: email, replyTo: reply_to, senderId: caller.partnerId, kind: 'movement', language, files, params },
      });
      afterCommit(world.kickMail);
    },
  };
}
export type MovementMails = ReturnType<typeof movementMails>;

const bytesOf = (files: readonly MailAttachment[]) => files.reduce((sum, { size }) => sum + size, 0);
const inMegabytes = (bytes: number, language: Language) =>
  (bytes / 1_048_576).toLocaleString(language, { maximumFractionDigits: 1 });

/** Why a mail cannot go out now. */
function refusalOf({
  is_sample,
  email,
  attachments,
}: Pick<MovementMail, 'email' | 'attachments'> & { is_sample: boolean }) {
  if (is_sample) return 'sample_unmailed';
  if (!email) return 'provider_without_email';
  return bytesOf(attachments) > mostMailBytes ? 'mail_too_large' : null;
}

type Described = Pick<Movement['items'][number], 'action' | 'target' | 'record_id' | 'after'>;
/** What an insurer needs to know of a vehicle or a person besides their name, so that nobody has to call for it. */
async function detailsOf(trx: Scope['trx'], items: readonly Described[], locale: Locale) {
  const tell = (name: string, value: string | number | null) =>
    value === null || value === '' ? [] : [say(locale, `mail.movement.detail.${name}`, { value })];
  const idsOf = (target: Described['target'], name: 'vehicle_id' | 'customer_id') => {
    const own = items.filter((item) => item.target === target);
    return {
      rows: own.flatMap(({ record_id }) => record_id ?? []),
      records: own.flatMap(({ after }) => (typeof after?.[name] === 'number' ? [after[name]] : [])),
    };
  };
  const known = new Map<string, string[]>();
  const note = (target: string, row: { row_id: number | null; id: number }, details: string[]) =>
    known.set(`${target} ${row.row_id === null ? 'record' : 'row'} ${row.row_id ?? row.id}`, details);
  const vehicles = idsOf('vehicle', 'vehicle_id');
  const { rows: cars } = await sql<{
    row_id: number | null;
    id: number;
    year: number;
    chassis_number: string | null;
    engine_number: string | null;
    color: string | null;
  }>`select null::int as row_id, id, year, chassis_number, engine_number, color from vehicles where id = any (${sql.val(vehicles.records)}::int[])
    union all select l.id, v.id, v.year, v.chassis_number, v.engine_number, v.color from policy_vehicles l join vehicles v on v.id = l.vehicle_id
      where l.id = any (${sql.val(vehicles.rows)}::int[])`.execute(trx);
  for (const car of cars)
    note('vehicle', car, [
      ...tell('year', car.year),
      ...tell('chassis', car.chassis_number),
      ...tell('engine', car.engine_number),
      ...tell('color', car.color),
    ]);
  const insureds = idsOf('insured', 'customer_id');
  const { rows: people } = await sql<{
    row_id: number | null;
    id: number;
    identification: string;
    birthdate: string | null;
  }>`select null::int as row_id, id, identification, birthdate from customers where id = any (${sql.val(insureds.records)}::int[])
    union all select l.id, c.id, c.identification, c.birthdate from policy_insureds l join customers c on c.id = l.customer_id
      where l.id = any (${sql.val(insureds.rows)}::int[])`.execute(trx);
  for (const person of people)
    note('insured', person, [
      ...tell('identification', person.identification),
      ...tell('birthdate', person.birthdate && formatDate(person.birthdate, locale)),
    ]);
  return ({ target, record_id, after }: Described): string[] => {
    const record = target === 'vehicle' ? after?.vehicle_id : after?.customer_id;
    return known.get(record_id === null ? `${target} record ${record}` : `${target} row ${record_id}`) ?? [];
  };
}

type Names = ReadonlyMap<number, string>;
type Values = Record<string, string>;
interface Plainly {
  payers: Names;
  offices: Names;
  write: (name: string, value: string) => string;
}
/** What can be read of the values of an item: numbers of records say nothing to an insurer. */
function plainValues(side: Movement['items'][number]['before'], { payers, offices, write }: Plainly): Values {
  const plain: Values = {};
  for (const [name, value] of Object.entries(side ?? {})) {
    if (value === null || value === '') continue;
    if (name === 'payer_id') plain.payer = payers.get(Number(value)) ?? '';
    else if (name === 'provider_office_id') plain.office = offices.get(Number(value)) ?? '';
    else if (toldValues.includes(name)) plain[name] = write(name, String(value));
  }
  return plain;
}
const toldValues: readonly string[] = [
  'certificate_number',
  'deductible',
  'maximum_insured_sum',
  'limit',
  'percentage',
  'sum',
  'rate',
  'name',
  'description',
  'condition',
  'condition_deductible',
  'estimated_payment_day',
];

/** How facts are written: in a language, with the names of the branch's extra fields. */
interface Worded {
  fields: readonly ExtraField[];
  language: Language;
  locale: Locale;
}
const extraStart = 'extra.';

type TellableItem = Pick<Movement['items'][number], 'action' | 'label'> & { before: Values; after: Values };
type Tellable = Omit<Movement, 'items'> & { items: readonly TellableItem[] };
/** One line for each thing that the insurer has to know. */
function factsOf(movement: Tellable, { fields, language, locale }: Worded): string[] {
  const tell = (key: string, params: Record<string, string> = {}) => say(locale, `mail.movement.${key}`, params);
  const { kind, effective_date, new_end_date, reason, net_delta, total_delta, currency, items } = movement;
  const money = (amount: string) => formatMoney(amount, currency, language);
  const nameOf = (name: string) => {
    const extra = fields.find(({ key }) => name === extraStart + key);
    return extra ? extraName(extra, language) : tell(`field.${name}`);
  };
  return [
    tell('what', { kind: tell(`kind.${kind}`) }),
    tell('from', { date: formatDate(effective_date, locale) }),
    ...(new_end_date ? [tell('until', { date: formatDate(new_end_date, locale) })] : []),
    ...items.map(({ action, label, before, after }) => {
      const what = label ?? tell('policy');
      const names = action === 'change' ? [...new Set([...Object.keys(before), ...Object.keys(after)])] : [];
      const changes = names
        .filter((name) => before[name] !== after[name])
        .map((name) =>
          tell('value', {
            field: nameOf(name),
            before: before[name] ?? tell('nothing'),
            after: after[name] ?? tell('nothing'),
          }),
        );
      if (changes.length > 0) return tell('changes', { what, changes: changes.join('; ') });
      const told = ['sum', 'rate', ...Object.keys(after).filter((name) => name.startsWith(extraStart))];
      const sums = told.flatMap((name) => {
        const value = after[name];
        return action === 'add' && value ? [tell('valueIs', { field: nameOf(name), value })] : [];
      });
      return tell(action, { what: sums.length > 0 ? `${what} (${sums.join('; ')})` : what });
    }),
    ...(reason ? [tell('reason', { reason })] : []),
    ...(total_delta === '0.00'
      ? []
      : [tell('net', { amount: money(net_delta) }), tell('total', { amount: money(total_delta) })]),
  ];
}
