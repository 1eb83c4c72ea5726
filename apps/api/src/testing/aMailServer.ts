import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface MailServerOptions {
  /** Holds back the answer to what has arrived in full; a rejection refuses it. */
  onArrival?: (mail: Email) => Promise<unknown> | undefined;
}

/** A mail server of the test's own, which keeps what it is given; addresses that begin with `no-` are unknown to it. */
export async function aMailServer({ onArrival = () => undefined }: MailServerOptions = {}) {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Who closes it does not wait for senders that it keeps waiting.
    closeTimeout: 0,
    onRcptTo: ({ address }, _session, done) => done(address.startsWith('no-') ? new Error('Unknown') : null),
    onData: async (stream, _session, done) => {
      try {
        const mail = await PostalMime.parse(await new Response(ReadableStream.from(stream)).arrayBuffer());
        received.push(mail);
        await onArrival(mail);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
  // A sender that gives up in the middle is what some tests are about.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** How often a mail with this subject has arrived. */
    countOf: (subject: string) => received.filter((mail) => mail.subject === subject).length,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** One that says of some mails, or of all, only when it is told to that it has taken them. */
export async function aSlowMailServer(isSlow: (subject: string) => boolean = () => true) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = await aMailServer({ onArrival: ({ subject = '' }) => (isSlow(subject) ? released : undefined) });
  return { ...server, release };
}
