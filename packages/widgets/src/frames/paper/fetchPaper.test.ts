import { createApiClient } from '@corredor/core/client';
import { describe, expect, it } from 'vitest';
import { fetchPaper, nameIn } from './fetchPaper.ts';

it('reads the name that a file comes with', () => {
  expect(nameIn(`attachment; filename="poliza-1.pdf"; filename*=UTF-8''p%C3%B3liza-1.pdf`)).toBe('póliza-1.pdf');
  expect(nameIn('attachment; filename="poliza-1.pdf"')).toBe('poliza-1.pdf');
  expect(nameIn("attachment; filename*=UTF-8''%E0%A4%A")).toBeNull();
  expect(nameIn(null)).toBeNull();
});

describe('a paper that is asked for', () => {
  const pdf = () =>
    new Response('%PDF-', {
      headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="poliza-1.pdf"' },
    });
  const refused = (seconds: string, code = 'busy') =>
    Response.json({ detail: 'No.', code }, { status: 503, headers: { 'Retry-After': seconds } });
  /** Asks a server that answers so, one after the other, and tells for how many seconds it was waited. */
  const asked = async (...answers: Response[]) => {
    const waited: number[] = [];
    const client = createApiClient({
      baseUrl: 'https://corredor.test',
      language: () => 'es',
      tokens: { token: () => 'own', renew: async () => null },
      fetch: async () => answers.shift() ?? Response.error(),
    });
    const wait = async (seconds: number) => void waited.push(seconds);
    const outcome = await fetchPaper(client, 1, { kind: 'policy', language: 'es' }, { wait }).then(
      ({ name }) => name,
      ({ code }) => code,
    );
    return { outcome, waited, left: answers.length };
  };

  it('is asked for once more where the server is busy, when it says so', async () => {
    expect(await asked(refused('10'), pdf())).toEqual({ outcome: 'poliza-1.pdf', waited: [10], left: 0 });
  });

  it('is refused where the server is busy still, is busy for long, or is something else', async () => {
    expect(await asked(refused('10'), refused('10'), pdf())).toEqual({ outcome: 'busy', waited: [10], left: 1 });
    expect(await asked(refused('60'), pdf())).toEqual({ outcome: 'busy', waited: [], left: 1 });
    expect(await asked(refused('5', 'unavailable'), pdf())).toEqual({ outcome: 'unavailable', waited: [], left: 1 });
  });
});
