import { formatPhone } from '../../basics/phones/index.ts';
import type { PolicySheet } from '../../contract/api/index.ts';
import type { Language } from '../../words/i18n/index.ts';
import { taxNumberName } from '../identifications/index.ts';
import type { Paper, PaperPart } from './paper.ts';
import { filled, type PaperWords } from './words.ts';

/** The brokerage that a paper comes from, and how it is reached. */
export function senderOf(brokerage: PolicySheet['brokerage'], { say }: PaperWords): Paper['sender'] {
  const lines = [
    [brokerage.direction, brokerage.city].filter(Boolean).join(', '),
    [say('phone', { phone: formatPhone(brokerage.phone) }), brokerage.email].join(' · '),
    [[taxNumberName(brokerage.country_id) ?? say('taxId'), brokerage.tax_id].join(' '), brokerage.website]
      .filter(Boolean)
      .join(' · '),
  ];
  return { name: brokerage.name, lines: lines.filter((line) => line !== '') };
}

/** What every paper about a policy has around its parts. */
export function framed(
  { policy, brokerage, made_on }: PolicySheet,
  language: Language,
  words: PaperWords,
  own: { kind: string; parts: readonly PaperPart[] },
): Paper {
  const { say, shared, date } = words;
  const isDraft = policy.status === 'draft';
  return {
    language,
    kind: own.kind,
    title: policy.number ?? say('unnumbered'),
    subtitle: [policy.branch?.name, policy.provider?.name].filter(Boolean).join(' · '),
    status: shared(`policyStatus.${policy.status}`),
    sender: senderOf(brokerage, words),
    parts: filled(own.parts),
    note: [isDraft && say('draftNote'), say('note', { brokerage: brokerage.name })].filter(Boolean).join(' '),
    madeOn: say('madeOn', { date: date(made_on) }),
    pageOf: say('pageOf'),
  };
}
