import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../../scripts/lib/properties.mjs';
import type { Notification } from '../../contract/api/index.ts';
import type { ServerMessage } from '../../contract/live/index.ts';
import { aNotification } from '../../fixtures/index.ts';
import { afterMessage, bookOf, type NotificationBook, withOlder } from './index.ts';

type Commit = { message: ServerMessage };

/** What a server would do: each act changes its rows and is told in the order of the commits. */
class Server {
  rows: Notification[] = [];
  log: Commit[] = [];
  #last = 0;

  act(act: 'create' | 'mark' | 'markAll' | 'delete', which: number) {
    const row = this.rows[which % Math.max(1, this.rows.length)];
    if (act === 'create') {
      this.#last += 1;
      const notification = aNotification({ id: this.#last });
      this.rows = [notification, ...this.rows];
      this.log.push({ message: { type: 'get_notification', notification } });
    } else if (act === 'markAll') {
      this.rows = this.rows.map(read);
      this.log.push({ message: { type: 'update_all_notifications' } });
    } else if (row && act === 'mark') {
      this.rows = this.rows.map((one) => (one.id === row.id ? read(one) : one));
      this.log.push({ message: { type: 'update_notification', notification_id: row.id } });
    } else if (row) {
      this.rows = this.rows.filter(({ id }) => id !== row.id);
      this.log.push({ message: { type: 'delete_notification', notification_id: row.id } });
    }
  }
}
const read = (row: Notification): Notification =>
  row.status === 'read' ? row : { ...row, status: 'read', version: row.version + 1 };

const seen = (rows: readonly Notification[]) => rows.map(({ id, status }) => `${id} ${status}`);
const after = (messages: readonly ServerMessage[], book?: NotificationBook) => messages.reduce(afterMessage, book);
const acts = fc.array(fc.tuple(fc.constantFrom('create', 'create', 'mark', 'markAll', 'delete'), fc.nat(20)), {
  maxLength: 24,
});

describe('the list', () => {
  it('equals the server’s, whenever the connection falls, the whole list comes, and whatever is told twice', () => {
    const connection = fc.record({
      /** After how many acts it opens, and how many later the list is read and arrives. */
      after: fc.nat(8),
      readAfter: fc.nat(4),
      arrivesAfter: fc.nat(4),
      again: fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }),
    });
    fc.assert(
      fc.property(acts, fc.array(connection, { minLength: 1, maxLength: 3 }), (done, connections) => {
        const server = new Server();
        let book: NotificationBook | undefined;
        let next = 0;
        const act = (count: number) => {
          for (const [kind, which] of done.slice(next, next + count)) server.act(kind, which);
          next += count;
        };
        for (const [index, { after: wait, readAfter, arrivesAfter, again }] of connections.entries()) {
          act(wait);
          const opened = server.log.length;
          act(readAfter);
          const list: ServerMessage = { type: 'get_all_notifications', notifications: server.rows };
          act(arrivesAfter);
          if (index === connections.length - 1) act(done.length);
          const told = server.log.slice(opened).map(({ message }) => message);
          // What was told before the list arrived was kept until then; some of it the list knows already.
          book = after([list, ...told], book);
          book = after(
            told.filter(isRepeatable).filter((_message, place) => again[place % again.length]),
            book,
          );
        }
        expect(seen(book?.rows ?? [])).toEqual(seen(server.rows));
      }),
      runs(2_000, 50_000),
    );
  });

  it('does not mind the order of what is told of single ones', () => {
    fc.assert(
      fc.property(acts, fc.infiniteStream(fc.nat(1_000)), (done, dice) => {
        const server = new Server();
        for (const [kind, which] of done) if (kind !== 'markAll') server.act(kind, which);
        const mixed = server.log
          .map(({ message }) => ({ message, place: dice.next().value ?? 0 }))
          .sort((one, other) => one.place - other.place)
          .map(({ message }) => message);
        const book = after([...mixed, ...mixed], bookOf([]));
        expect(seen(book?.rows ?? [])).toEqual(seen(server.rows));
      }),
      runs(2_000, 50_000),
    );
  });

  it('is not begun by a single notification, for it would look complete', () => {
    expect(after([{ type: 'get_notification', notification: aNotification() }])).toBeUndefined();
  });

  it('grows at its end by what is older, and knows whether there is more', () => {
    const rows = (ids: number[]) => ids.map((id) => aNotification({ id }));
    const book = withOlder(bookOf(rows([9, 8]), undefined, true), rows([8, 7]), false);
    expect([book.rows.map(({ id }) => id), book.hasOlder]).toEqual([[9, 8, 7], false]);
    expect(bookOf(rows(Array.from({ length: 1_000 }, (_none, index) => index + 1))).hasOlder).toBe(true);
  });
});

/** A mark of all is told once; a second time it could not be told from a new one. */
const isRepeatable = ({ type }: ServerMessage) => type !== 'update_all_notifications';
