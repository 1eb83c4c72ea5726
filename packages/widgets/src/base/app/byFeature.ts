/** The words of one feature in one language. */
export type Messages = Record<string, unknown>;

const shared: Record<string, string> = { 'i18n/messages/basics': 'basics', 'i18n/messages/': 'common' };

/** The files of words by the names under which they are asked for: those that all share, else the folder of the feature. */
export function byFeature(files: Record<string, string>): Record<string, Messages> {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => {
      const [, folder = '', kind = ''] = /([^/]+)\/messages\/(basics)?[^/]*$/.exec(path) ?? [];
      return [shared[`${folder}/messages/${kind}`] ?? folder, JSON.parse(text)];
    }),
  );
}
