import { describe, expect, it } from 'vitest';
import type { Locale } from '../../basics/locales/index.ts';
import { vNotificationKind } from '../../contract/schemas.ts';
import { loadNotificationTexts, wordNotification } from './index.ts';
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe('the words of notifications', () => {
  it('exist for every kind of the document, in both languages, about the same things', async () => {
    for (const texts of [es, en])
      expect(Object.keys(texts).sort()).toEqual(
        [
          'planName',
          'system',
          'task_due_at',
          'tasks_due',
          'tasks_assigned',
          'renewals_assigned',
          ...vNotificationKind.options,
        ].sort(),
      );
    for (const kind of vNotificationKind.options)
      expect(holes(es[kind].description)).toEqual(holes(en[kind].description));
    expect(await loadNotificationTexts('es')).toEqual(es);
    expect(await loadNotificationTexts('en-GB')).toEqual(en);
    expect((await loadNotificationTexts('en-US')).payment_near.title).toBe('Installment near expiry');
  });

  it('say dates and amounts as the reader writes them', () => {
    const params = { number: 'P-1', instalment: 2, amount: '1234.50', currency: 'USD', due_date: '2026-03-05' };
    expect(wordNotification(es, 'es', { kind: 'payment_near', params }).description).toBe(
      'La cuota 2 de la póliza P-1, $1.234,50, vence el 5 mar 2026.',
    );
    expect(wordNotification(en, 'en-GB', { kind: 'payment_near', params }).description).toBe(
      'Instalment 2 of policy P-1, $1,234.50, is due on 5 Mar 2026.',
    );
    expect(wordNotification(en, 'en-US', { kind: 'payment_near', params }).description).toContain('on Mar 5, 2026.');
  });

  it('call a plan by its name in the reader’s language, and one that is gone by its own', () => {
    const said = (texts: typeof es, locale: Locale, plan: string) =>
      wordNotification(texts, locale, { kind: 'subscription_approved', params: { plan } }).description;
    expect(said(es, 'es', 'Basic')).toBe('Aprobamos su pago: el plan Básico ya está activo.');
    expect(said(en, 'en-GB', 'Basic')).toContain('Basic');
    expect(said(es, 'es', 'Antiguo')).toContain('el plan Antiguo');
  });

  it.each([
    [es, 'es', 'Ana cerró la póliza P-1 de Seguros Lema Cía. Ltda.'],
    [en, 'en-GB', 'Ana closed policy P-1 of Seguros Lema Cía. Ltda.'],
  ] as const)('end with one full stop where a name brings its own', (texts, locale, sentence) => {
    const params = { actor: 'Ana', number: 'P-1', contractor: 'Seguros Lema Cía. Ltda.' };
    expect(wordNotification(texts, locale, { kind: 'policy_closed', params }).description).toBe(sentence);
  });

  it('have no holes where something is not known', () => {
    const params = { number: null, contractor: null };
    const { description } = wordNotification(en, 'en-GB', { kind: 'policy_closed', params });
    expect(description).toBe('The system closed policy — of —.');
  });

  it('never read a part of a text as another hole', () => {
    const params = { name: '{{message}}', message: '<b>{{name}}</b>' };
    expect(wordNotification(en, 'en-GB', { kind: 'contact_received', params }).description).toBe(
      '{{message}} wrote to you: <b>{{name}}</b>',
    );
  });
});
