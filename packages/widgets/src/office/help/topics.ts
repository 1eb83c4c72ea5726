import type { Language } from '@corredor/core/i18n';
import { type Locale, languageIn } from '@corredor/core/locales';
import { everyRecord, kinds, type ListPage } from '@corredor/core/records';

const others = [
  'dashboard',
  'newPolicy',
  'configuration',
  'settings',
  'renewalStages',
  'crossings',
  'taskRules',
  'plans',
  'account',
] as const;
/** A screen that a topic may lead to, by its name in `paths`: a list of records, or one of a few others. */
export type HelpLink = ListPage | (typeof others)[number];
/** Whether the help may lead to a screen of this name. */
export const isHelpLink = (name: string): name is HelpLink =>
  others.some((other) => other === name) || kinds.some((kind) => everyRecord[kind].pages?.list === name);

/** A paragraph, a list, steps in order, or a way to a screen. */
export type HelpBlock =
  | { text: string; link?: undefined; steps?: undefined; list?: undefined }
  | { steps: string[]; text?: undefined; link?: undefined; list?: undefined }
  | { list: string[]; text?: undefined; link?: undefined; steps?: undefined }
  | { link: string; text: string; steps?: undefined; list?: undefined };
export interface HelpTopic {
  /** The anchor in the address. */
  id: string;
  title: string;
  blocks: HelpBlock[];
}

const loaders: Record<Language, () => Promise<{ default: HelpTopic[] }>> = {
  es: () => import('./content/es.json').then((file) => ({ default: file.default as HelpTopic[] })),
  en: () => import('./content/en.json').then((file) => ({ default: file.default as HelpTopic[] })),
};
// Most readers need no other spelling than the texts'.
const spelling = () => import('@corredor/core/spelling');

/** The topics of the help as a locale spells them. */
export async function loadTopics(locale: Locale): Promise<HelpTopic[]> {
  const file = loaders[languageIn(locale)]();
  const spelled = locale === 'en-US' ? await spelling() : null;
  const { default: topics } = await file;
  return spelled ? spelled.catalogueIn(locale, topics, ['id', 'link']) : topics;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = ({ title, blocks }: HelpTopic) =>
  plain(
    [title, ...blocks.flatMap(({ text, steps, list }) => [text ?? '', ...(steps ?? []), ...(list ?? [])])].join(' '),
  );

/** Topics that hold every typed word, whatever the accents. */
export function findTopics(topics: readonly HelpTopic[], query: string): readonly HelpTopic[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return words.length === 0 ? topics : topics.filter((topic) => words.every((word) => wordsOf(topic).includes(word)));
}
