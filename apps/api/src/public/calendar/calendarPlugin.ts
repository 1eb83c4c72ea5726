import { createHash } from 'node:crypto';
import { acceptedLanguages, pickLanguage } from '@corredor/core/i18n';
import { localeOf } from '@corredor/core/locales';
import plugin from 'fastify-plugin';
import type { Lane } from '../../database/index.ts';
import { openCalendar } from '../../identity/calendar/index.ts';
import { isKnown } from '../../server/http/sendPacked.ts';
import { startLimit, withinTime } from '../../server/http/timeLimits.ts';
import { say } from '../../server/request/wording.ts';

interface CalendarOptions {
  lane: Lane;
  publicUrl: string;
  /** The time of a request (milliseconds). */
  timeLimit: number;
}

/** Serves each person's calendar to programs that know its address; all others are told that there is none. */
export const calendarPlugin = plugin(async (app, { lane, publicUrl, timeLimit }: CalendarOptions) => {
  app.get<{ Params: { file: string } }, { operationId: string }>(
    '/calendar/:file',
    { config: { operationId: 'readCalendar' } },
    async (request, reply) => {
      const { file } = request.params;
      const limit = startLimit(reply, timeLimit, true);
      const asked = { file, requestId: request.id, publicUrl };
      const calendar = await withinTime(limit, () => openCalendar(lane.within(limit), asked));
      void reply.headers({
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      });
      if (calendar === null) {
        const locale = localeOf(pickLanguage(acceptedLanguages(request.headers['accept-language'])));
        return reply
          .code(404)
          .type('text/plain; charset=utf-8')
          .send(`${say(locale, 'calendar.unknown')}\n`);
      }
      const etag = `W/"${createHash('sha256').update(calendar).digest('base64url').slice(0, 27)}"`;
      void reply.header('etag', etag);
      if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send();
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="corredor.ics"')
        .send(calendar);
    },
  );
});
