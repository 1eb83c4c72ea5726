import type { ProblemCode } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { aLogin, aMe } from '@corredor/core/fixtures';
import { getMe, listPlans } from '@corredor/core/operations';
import { readSession, type SessionStorage, writeSession } from '@corredor/core/session';
import type { SessionView } from '@corredor/machines/session';
import type { LanguageDetectorModule } from 'i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { type App, createApp, createI18n, memoryStorage } from './index.ts';
import { spellAs } from './spellAs.ts';

const { partner: _partner, ...signedIn } = aLogin();
const problem = (status: number, code: ProblemCode = 'not_authenticated') =>
  Response.json({ detail: 'No.', code }, { status });

type Server = Record<string, (request: Request) => Response | Promise<Response>>;
const apps: App[] = [];
afterEach(() => {
  for (const app of apps.splice(0)) app.stop();
});

function start(server: Server, storage: SessionStorage = memoryStorage()) {
  const calls: string[] = [];
  const app = createApp({
    i18n: createI18n({ language: 'en' }),
    storage,
    baseUrl: 'http://app.test',
    fetch: async (request) => {
      const call = `${request.method} ${new URL(request.url).pathname.replace('/api/', '')}`;
      calls.push(call);
      return (await server[call]?.(request)) ?? problem(404, 'not_found');
    },
  });
  apps.push(app);
  const reaches = (status: string) => viewWhere(app, (view) => view.status === status);
  return { app, calls, storage, reaches };
}

const detecting = (language: string): LanguageDetectorModule => ({
  type: 'languageDetector',
  init: () => {},
  detect: () => language,
  cacheUserLanguage: () => {},
});

/** The first view from now on that is as wanted. */
const viewWhere = (app: App, isWanted: (view: SessionView) => boolean) =>
  new Promise<SessionView>((resolve) => {
    const look = () => {
      if (isWanted(app.session.view())) resolve(app.session.view());
    };
    app.session.subscribe(look);
    look();
  });

function stored() {
  const storage = memoryStorage();
  writeSession(storage, signedIn);
  return storage;
}

const credentials = { email: 'mvera@andesseguros.ec', password: 'una clave larga' };
const me = () => Response.json(aMe());

describe('a login', () => {
  it('stores the record in the spelling of the specification and speaks the user’s language', async () => {
    const { app, storage, reaches } = start({ 'POST auth/login/': () => Response.json(aLogin({ language: 'es' })) });
    app.session.send({ type: 'login.submit', credentials });
    const view = await reaches('loggedIn');
    expect(view.partner?.currency).toBe('USD');
    expect(readSession(storage)).toEqual({ ...signedIn, language: 'es' });
    await expect.poll(() => app.i18n.resolvedLanguage).toBe('es');
  });

  it('keeps the server’s words where it fails, and renews nothing', async () => {
    const { app, calls, reaches } = start({ 'POST auth/login/': () => problem(401, 'wrong_credentials') });
    app.session.send({ type: 'login.submit', credentials });
    await viewWhere(app, (view) => view.error !== null);
    expect((await reaches('loggedOut')).error?.code).toBe('wrong_credentials');
    expect(calls).toEqual(['POST auth/login/']);
  });
});

describe('a stored session', () => {
  it('is restored, and an old token is renewed on the way', async () => {
    const { calls, storage, reaches } = start(
      {
        'GET auth/me/': (request) => (request.headers.get('Authorization') === 'Bearer new' ? me() : problem(401)),
        'POST auth/refresh/': () => Response.json({ token: 'new', refresh: 'newer', expires_in: 600 }),
      },
      stored(),
    );
    await reaches('loggedIn');
    expect(calls).toEqual(['GET auth/me/', 'POST auth/refresh/', 'GET auth/me/']);
    expect(readSession(storage)).toMatchObject({ token: 'new', refresh: 'newer' });
  });

  it('has expired where the renewal is refused', async () => {
    const { storage, reaches } = start(
      { 'GET auth/me/': () => problem(401), 'POST auth/refresh/': () => problem(401) },
      stored(),
    );
    expect((await reaches('loggedOut')).reason).toBe('expired');
    expect(readSession(storage).token).toBe('');
  });

  it('stays where the server cannot be reached', async () => {
    const { app, storage, reaches } = start(
      { 'GET auth/me/': () => Promise.reject(new TypeError('offline')) },
      stored(),
    );
    expect((await reaches('unreachable')).error?.message).toBe('An unexpected error occurred');
    expect(readSession(storage).token).toBe(signedIn.token);
    app.session.send({ type: 'me.retry' });
    await reaches('unreachable');
  });
});

describe('an answer that got lost while renewing', () => {
  it('is asked for once more with the same token', async () => {
    let losses = 1;
    const bodies: unknown[] = [];
    const { reaches } = start(
      {
        'GET auth/me/': (request) => (request.headers.get('Authorization') === 'Bearer new' ? me() : problem(401)),
        'POST auth/refresh/': async (request) => {
          bodies.push(await request.json());
          if (losses-- > 0) throw new TypeError('lost');
          return Response.json({ token: 'new', refresh: 'newer', expires_in: 600 });
        },
      },
      stored(),
    );
    await reaches('loggedIn');
    expect(bodies).toEqual([{ refresh: signedIn.refresh }, { refresh: signedIn.refresh }]);
  });
});

describe('a logout', () => {
  it('clears all local storage once the server has answered', async () => {
    const storage = stored();
    storage.setItem('menuOpen', 'policies');
    const { app, reaches } = start(
      { 'GET auth/me/': me, 'POST auth/logout/': () => new Response(null, { status: 204 }) },
      storage,
    );
    await reaches('loggedIn');
    app.session.send({ type: 'logout.request' });
    expect((await reaches('loggedOut')).reason).toBe('left');
    expect([storage.getItem('menuOpen'), readSession(storage).token]).toEqual([null, '']);
  });

  it('keeps the session where the server fails', async () => {
    const { app, storage, reaches } = start(
      { 'GET auth/me/': me, 'POST auth/logout/': () => problem(500, 'internal') },
      stored(),
    );
    await reaches('loggedIn');
    app.session.send({ type: 'logout.request' });
    await viewWhere(app, (view) => view.error !== null);
    expect((await reaches('loggedIn')).error?.message).toBe('No.');
    expect(readSession(storage).token).toBe(signedIn.token);
  });
});

describe('the words', () => {
  it('come in one language only, until another is chosen', async () => {
    const i18n = createI18n({ language: 'es' });
    await i18n.loadNamespaces(['common', 'frames']);
    expect(i18n.hasResourceBundle('es', 'common')).toBe(true);
    expect(i18n.hasResourceBundle('en', 'common')).toBe(false);
    await i18n.changeLanguage('en');
    expect(i18n.t('error.withResponse')).toBe('An error occurred');
    expect(i18n.hasResourceBundle('en', 'frames')).toBe(true);
  });

  it('of a call without an answer are the reader’s, where a public page has loaded only the basics', async () => {
    const i18n = createI18n({ language: 'es' });
    await i18n.loadNamespaces('basics');
    const fetch = () => Promise.reject(new TypeError('no network'));
    const app = createApp({ i18n, storage: memoryStorage(), baseUrl: 'http://app.test', fetch });
    apps.push(app);
    await expect(call(app.client, listPlans)).rejects.toThrow('Ocurrió un error inesperado');
  });

  it('are spelled as the brokerage’s country spells them, but for what is filled in', async () => {
    const i18n = createI18n({ language: 'en' });
    await i18n.loadNamespaces('common');
    i18n.addResource('en', 'common', 'sentence', 'The instalment of {{name}}');
    const said = () => [
      i18n.t('common:paymentMethod.cheque'),
      i18n.t('common:sentence' as never, { name: 'Cheque Ltd' }),
    ];
    expect(said()).toEqual(['Cheque', 'The instalment of Cheque Ltd']);
    const end = spellAs(i18n, 'en-US');
    expect(said()).toEqual(['Check', 'The installment of Cheque Ltd']);
    end();
    expect(said()).toEqual(['Cheque', 'The instalment of Cheque Ltd']);
  });

  it('end a sentence once where a name brings a full stop', async () => {
    const i18n = createI18n({ language: 'es' });
    await i18n.loadNamespaces('customers');
    const said = i18n.t('customers:dependents.linkHelp', { name: 'Lema Cía. Ltda.' });
    expect(said).toMatch(/Lema Cía\. Ltda\.$/);
    expect(said).not.toContain('..');
  });

  it('are asked of the server in the reader’s language before any has come', async () => {
    const i18n = createI18n({ detector: detecting('es-EC') });
    const asked: (string | null)[] = [];
    const fetch = async ({ headers }: Request) => {
      asked.push(headers.get('Accept-Language'));
      return Response.json(aMe());
    };
    const app = createApp({ i18n, storage: memoryStorage(), baseUrl: 'http://app.test', fetch });
    apps.push(app);
    const answered = call(app.client, getMe);
    expect(i18n.hasLoadedNamespace('basics')).toBe(false);
    await answered;
    expect(asked).toEqual(['es']);
  });

  it('are English for who reads neither language', async () => {
    const i18n = createI18n({
      detector: detecting('fr-CA'),
    });
    await i18n.loadNamespaces('common');
    expect(i18n.resolvedLanguage).toBe('en');
  });
});
