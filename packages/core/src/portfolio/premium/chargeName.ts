import type { Language } from '../../words/i18n/index.ts';
import { countryPacks } from './packs.ts';
import { typedLabels } from './premium.ts';

type Labels = { es: string; en: string };
const labelsByCode = new Map<string, Labels>(Object.entries(typedLabels));
const isOne = (labels: Labels, label: string) => label === labels.es || label === labels.en;

/**
 * What a stored line of a premium is called in the reader's language. A line of a country has the words of its pack, and what a law levies keeps
 * its official name beside them; a line that a brokerage named is called as it named it.
 */
export function chargeName({ code, label }: { code: string; label: string }, language: Language): string {
  const own = labelsByCode.get(code);
  if (own && isOne(own, label)) return own[language];
  for (const rule of countryPacks.flatMap(({ charges }) => charges)) {
    if (rule.code !== code || !isOne(rule.label, label)) continue;
    return language !== 'es' && 'rate' in rule ? `${rule.label[language]} (${rule.label.es})` : rule.label[language];
  }
  return label;
}
