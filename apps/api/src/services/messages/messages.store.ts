import type { MessageAboutModel, MessageModel, Ref, SentMessage } from '@corredor/core/api';
import { can } from '@corredor/core/permissions';
import { records } from '@corredor/core/records';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { fullNameOf } from '../../database/fragments.ts';
import type { Database } from '../../database/schema.ts';
import { exactCount } from '../../server/records/counting.ts';
import { byName, sortBy } from '../../server/records/ordering.ts';
import { countedPage } from '../../server/records/paging.ts';
import { matchesWords, searchedText } from '../../server/records/search.ts';
import type { Input } from '../../server/request/operations.ts';
import type { Scope } from '../../server/request/scope.ts';

type Rows = SelectQueryBuilder<Database & { m: Database['messages'] }, 'm', object>;
const models: readonly MessageModel[] = ['payment', 'renewal', 'movement'];

const fullName = fullNameOf('u');
/** The record that a message was sent from, as its policy is called now; null once it is gone. */
const about = sql<
  SentMessage['about']
>`(select json_build_object('model', m.model, 'id', o.id, 'policy_id', o.policy_id, 'label', o.label)
  from (select coalesce(r.payment_id, r.renewal_id, r.movement_id) as id, r.policy_id,
      left(concat_ws(' · ', nullif(p.number, ''), (select c.name from customers c where c.id = p.contractor_id)), 400) as label
    from message_records r join policies p on p.partner_id = r.partner_id and p.id = r.policy_id
    where r.partner_id = m.partner_id and r.message_id = m.id order by r.id limit 1) o where o.id is not null)`;
const aboutCount = sql<number>`(select count(*)::int from message_records r where r.partner_id = m.partner_id and r.message_id = m.id)`;
const sender = sql<Ref | null>`(select json_build_object('id', u.id, 'name', ${fullName}) from users u where u.id = m.sender_id)`;

/** What the caller's brokerage sent to people outside, about the kinds of records that the caller may view. */
export function messageStore({ trx, caller }: Scope) {
  const all = (): Rows => {
    const visible = models.filter((model) => can(caller.permissions, records[model].may.view));
    return trx
      .selectFrom('messages as m')
      .where((eb) => (visible.length > 0 ? eb('m.model', 'in', visible) : eb.lit(false)));
  };
  const read = (rows: Rows) =>
    rows.select([
      'm.id',
      'm.version',
      'm.created_at',
      'm.updated_at',
      'm.channel',
      about.as('about'),
      aboutCount.as('about_count'),
      'm.recipient as to',
      'm.subject',
      'm.files',
      'm.status',
      'm.sent_at',
      sender.as('sent_by'),
    ]);
  return {
    page: async ({ search, ordering, about_model, about_id, status, ...query }: Input<'listMessages'>['query']) => {
      const wanted = all()
        .where(matchesWords(search ?? '', (isIn) => isIn(searchedText(sql`m.recipient || ' ' || m.subject`))))
        .where((eb) => eb.and({ 'm.status': status }))
        .where(isAbout(about_model, about_id));
      return countedPage(query, exactCount(wanted), ({ size, offset }) =>
        read(wanted).orderBy(orderOf(ordering)).limit(size).offset(offset).execute(),
      );
    },
    find: (id: number): Promise<SentMessage | undefined> =>
      read(all().where('m.id', '=', id))
        .select('m.body')
        .executeTakeFirst(),
  };
}
export type MessageStore = ReturnType<typeof messageStore>;

/** Whether a message is about records of a kind, this one, or any of a policy. */
function isAbout(model: MessageAboutModel | undefined, id: number | undefined) {
  if (model === undefined) return sql<SqlBool>`true`;
  if (id === undefined) return model === 'policy' ? sql<SqlBool>`true` : sql<SqlBool>`m.model = ${model}`;
  return sql<SqlBool>`m.id in (select r.message_id from message_records r where r.partner_id = ${sql.ref('m.partner_id')}
    and ${sql.ref(`r.${model}_id`)} = ${id})`;
}

const orderOf = (ordering: string | undefined) =>
  sortBy({
    ordering,
    fallback: '-created_at',
    optional: ['sent_at'],
    id: sql`m.id`,
    keys: {
      created_at: sql`m.created_at`,
      sent_at: sql`m.sent_at`,
      to: byName('m.recipient'),
      subject: byName('m.subject'),
      status: sql`array_position(array['failed', 'queued', 'sent'], m.status)`,
    },
  });
