interface Index {
  entries: Record<string, { type: string; title: string; name: string }>;
}
interface Generator {
  getIndex: () => Promise<Index>;
}

/** Each page of documentation bears the last part of its title, not the word Docs: that is what the search lists. */
const named = ({ entries, ...index }: Index): Index => ({
  ...index,
  entries: Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => [
      id,
      entry.type === 'docs' ? { ...entry, name: entry.title.split('/').at(-1) ?? entry.name } : entry,
    ]),
  ),
});

/** Lets Storybook's own index of stories name the pages; their addresses stay as they are. */
export async function nameDocs(given: unknown) {
  const generator = (await given) as Generator;
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => named(await getIndex());
  return generator;
}
