import type { Language } from '@corredor/core/i18n';
import { paths } from '@corredor/core/paths';
import type { ListPage } from '@corredor/core/records';

/** Screens that a topic may lead to. */
export const helpLinks = {
  dashboard: paths.dashboard(),
  providers: paths.providers(),
  newPolicy: paths.newPolicy(),
  policies: paths.policies(),
  payments: paths.payments(),
  customers: paths.customers(),
  vehicles: paths.vehicles(),
  branches: paths.branches(),
  coverages: paths.coverages(),
  cie10: paths.cie10(),
  users: paths.users(),
  roles: paths.roles(),
  notifications: paths.notifications(),
  configuration: paths.configuration(),
  plans: paths.plans(),
} as const satisfies Record<ListPage, string> & Record<string, string>;
export type HelpLink = keyof typeof helpLinks;
/** Whether the help may lead to a screen of this name. */
export const isHelpLink = (name: string): name is HelpLink => name in helpLinks;

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
/** The topics of the help in one language. */
export const loadTopics = async (language: Language) => (await loaders[language]()).default;

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
