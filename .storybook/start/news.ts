const changesets = import.meta.glob<string>('../../.changeset/*.md', { query: '?raw', import: 'default', eager: true });

export interface News {
  packages: readonly string[];
  /** Something new, rather than something mended. */
  isNew: boolean;
  text: string;
}

const shape = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/;

/** What has changed since the last release, in the words that its changesets have for partners; what is new first. */
export const news: readonly News[] = Object.values(changesets)
  .flatMap((source): News[] => {
    const [, head = '', text = ''] = shape.exec(source) ?? [];
    const bumps = [...head.matchAll(/"(@corredor\/\w+)": (\w+)/g)];
    if (bumps.length === 0) return [];
    return [
      {
        packages: bumps.map(([, name = '']) => name.replace('@corredor/', '')),
        isNew: bumps.some(([, , bump]) => bump !== 'patch'),
        text: text.trim(),
      },
    ];
  })
  .sort((one, other) => Number(other.isNew) - Number(one.isNew));
