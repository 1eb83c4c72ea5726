import { Writable } from 'node:stream';
import pino from 'pino';

/** A log that can be read back, as the server writes it. */
export function logLines() {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const logger = pino({ level: 'trace', base: null }, stream);
  return { logger, lines, about: (event: string) => lines.filter((line) => line.includes(`"event":"${event}"`)) };
}
