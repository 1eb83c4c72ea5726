import type { Renewal, RenewalMailTo } from '@corredor/core/api';
import { formatDate } from '@corredor/core/dates';
import { localeOf } from '@corredor/core/locales';
import { formatMoney } from '@corredor/core/money';
import { formatPhone } from '@corredor/core/validation';
import { sql } from 'kysely';
import type { Scope } from '../../server/request/scope.ts';
import { greetingOf, say } from '../../server/request/wording.ts';
import { sendMessage } from '../../services/messages/index.ts';
import { renewalSheet } from './renewalSheet.ts';
import type { RenewalStore } from './renewals.store.ts';

/** What mails about renewals need from outside the database. */
export interface RenewalMailWorld {
  brand: string;
  kickMail: () => void;
}

/** Mails about what ends: to its insurer, with a list, and to its client; one for all of theirs in a run. */
export function renewalMails(
  scope: Scope,
  renewals: RenewalStore,
  { world, to }: { world: RenewalMailWorld; to: RenewalMailTo },
) {
  const { trx, caller, afterCommit } = scope;
  const kind = to === 'insurer' ? ('renewal_ask' as const) : ('renewal_tell' as const);
  const idOf = (renewal: Renewal) => (to === 'insurer' ? renewal.provider : renewal.contractor)?.id ?? null;
  const sameRecipient = (id: number) =>
    to === 'insurer' ? sql<boolean>`r.provider_id = ${id}` : sql<boolean>`r.contractor_id = ${id}`;
  const recipientOf = async (renewal: Renewal) => {
    const id = idOf(renewal);
    if (id === null) return undefined;
    if (to === 'client')
      return trx
        .selectFrom('customers')
        .select(['id', 'name', 'email', 'legal_type'])
        .where('id', '=', id)
        .executeTakeFirst();
    const insurer = await trx
      .selectFrom('providers')
      .select(['id', 'name', 'email'])
      .where('id', '=', id)
      .executeTakeFirst();
    return insurer && { ...insurer, legal_type: 'legal' as const };
  };
  type Recipient = NonNullable<Awaited<ReturnType<typeof recipientOf>>>;
  const partnerOf = () =>
    trx
      .selectFrom('partners')
      .select(['name', 'phone', 'email', 'language'])
      .where('id', '=', caller.partnerId)
      .executeTakeFirstOrThrow();
  type Partner = Awaited<ReturnType<typeof partnerOf>>;
  /** What the client would pay for each next term, by its policy. */
  const totalsOf = async (terms: readonly Renewal[]) => {
    const ids = terms.flatMap(({ next }) => (next ? [next.id] : []));
    if (ids.length === 0) return new Map<number, string>();
    const rows = await trx.selectFrom('policies').select(['id', 'total_grant']).where('id', 'in', ids).execute();
    return new Map(rows.flatMap(({ id, total_grant }) => (total_grant === null ? [] : [[id, total_grant] as const])));
  };
  /** The terms that the mail names, those that end first before the others. */
  const paramsOf = async (
    terms: readonly Renewal[],
    recipient: Pick<Recipient, 'name' | 'legal_type'> | undefined,
    { language, ...partner }: Partner,
    note: string,
  ) => {
    const [first] = terms;
    const locale = localeOf(language, caller.countryId);
    const totals = await totalsOf(terms);
    const today = await renewals.today();
    const whenOf = (day: string | null) => ({
      date: day ? formatDate(day, locale) : '',
      ...(day && day < today && { context: 'past' }),
    });
    const lineOf = ({ policy, branch, provider, end_date, next, currency }: Renewal) => {
      const line = say(locale, 'mail.renewalTerm', {
        policy: policy.name,
        branch: branch?.name ?? '',
        provider: provider?.name ?? '',
        ...whenOf(end_date),
      });
      const total = next && totals.get(next.id);
      // Until the insurer has answered, what was prepared is our guess.
      const words = next?.status === 'draft' ? 'mail.renewalEstimate' : 'mail.renewalOffer';
      const offer = total && say(locale, words, { amount: formatMoney(total, currency, locale) });
      return `- ${line}${offer ? `; ${offer}` : ''}`;
    };
    return {
      recipient: recipient?.name ?? '',
      greeting: recipient ? greetingOf(locale, recipient) : '',
      count: terms.length,
      first: first?.end_date ? say(locale, 'mail.renewalFirst', whenOf(first.end_date)) : '',
      terms: terms.map(lineOf).join('\n'),
      note: note && `\n\n${note}`,
      partner: partner.name,
      phone: formatPhone(partner.phone),
      email: partner.email,
    };
  };
  const listed = async (terms: readonly Renewal[]) => {
    const ids = terms.flatMap(({ contractor }) => (contractor ? [contractor.id] : []));
    if (ids.length === 0) return terms.map((term) => ({ ...term, identification: null }));
    const rows = await trx.selectFrom('customers').select(['id', 'identification']).where('id', 'in', ids).execute();
    const known = new Map(rows.map(({ id, identification }) => [id, identification]));
    return terms.map((term) => ({ ...term, identification: known.get(term.contractor?.id ?? 0) ?? null }));
  };
  return {
    recipientOf,
    /** Words of the mail about one term, with room for a note between. */
    words: async (renewal: Renewal) => {
      const [recipient, partner] = [await recipientOf(renewal), await partnerOf()];
      const mark = '[note]';
      const params = await paramsOf([renewal], recipient, partner, mark);
      const locale = localeOf(partner.language, caller.countryId);
      const [opening = '', closing = ''] = say(locale, `mail.${kind}.body`, params).split(mark);
      return {
        recipient: recipient ? { id: recipient.id, name: recipient.name } : null,
        email: recipient?.email || null,
        language: partner.language,
        subject: say(locale, `mail.${kind}.subject`, params),
        opening: opening.trim(),
        closing: closing.trim(),
        has_list: to === 'insurer',
      };
    },
    /** Holds the mail of a card in a run, for which whoever does another line of it waits: who is named in one already, and who else goes in it. */
    holdRun: async (renewalId: number, runId: number | null) => {
      const renewal = runId === null ? undefined : await renewals.find(renewalId);
      const recipientId = renewal && idOf(renewal);
      if (runId === null || !recipientId) return undefined;
      const lock = `renewal mail ${runId} ${to} ${recipientId}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(trx);
      const sent = await trx
        .selectFrom('run_lines')
        .select('mailed')
        .where('run_id', '=', runId)
        .where('mailed', 'is not', null)
        .execute();
      const named = new Set(sent.flatMap(({ mailed }) => mailed ?? []));
      return {
        isNamed: named.has(renewalId),
        /** Those that still stand as they were chosen: what changed since fails in its own line, and no mail names it. */
        others: async () => {
          const lines = await trx
            .selectFrom('run_lines as l')
            .innerJoin('renewal_states as r', 'r.id', 'l.record_id')
            .select('r.id')
            .where('l.run_id', '=', runId)
            .where('l.model', '=', 'renewal')
            .where('l.outcome', '=', 'waiting')
            .whereRef('l.record_version', '=', 'r.version')
            .where('r.kind', '=', 'open')
            .where('r.id', '!=', renewalId)
            .where(sameRecipient(recipientId))
            .execute();
          const ids = lines.map(({ id }) => id).filter((id) => !named.has(id));
          return ids.length > 0 ? renewals.several(ids) : [];
        },
        /** Notes at the line whom its mail named. */
        name: async (terms: readonly Renewal[]) => {
          if (terms.length === 0) return;
          const line = trx.updateTable('run_lines').set({ mailed: terms.map(({ id }) => id) });
          await line
            .where('run_id', '=', runId)
            .where('model', '=', 'renewal')
            .where('record_id', '=', renewalId)
            .execute();
        },
      };
    },
    /** Puts the mail into the outbox; it leaves once the change is committed. */
    send: async (
      terms: readonly Renewal[],
      recipient: Pick<Recipient, 'name' | 'legal_type'> & { email: string },
      note: string,
    ) => {
      const partner = await partnerOf();
      const { language } = partner;
      const params = await paramsOf(terms, recipient, partner, note);
      const files =
        to === 'insurer' ? [await renewalSheet(await listed(terms), localeOf(language, caller.countryId))] : [];
      const mail = { to: recipient.email, replyTo: partner.email, kind, language, params, files };
      await sendMessage(scope, world.brand, { model: 'renewal', records: terms, mail });
      afterCommit(world.kickMail);
    },
  };
}
